game-summoner = Wojna przywoływaczy
game-summoner-about = Szesnaście ukrytych figur po każdej stronie i trzy tajne karty. Znajdź i zabij wrogiego Przywoływacza, zanim wróg znajdzie twojego.
