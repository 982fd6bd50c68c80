game-summoner = Summoner War
game-summoner-about = Sixteen hidden pieces a side, three secret cards. Find the enemy Summoner and kill it before yours is found.
