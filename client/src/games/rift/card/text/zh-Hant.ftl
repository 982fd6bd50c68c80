game-rift = 王國保衛戰：時空裂痕
game-rift-about = 齊心建造防禦塔，在敵軍抵達出口之前擋下他們。
