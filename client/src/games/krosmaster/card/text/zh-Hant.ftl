game-krosmaster = 克洛茲大師：競技場
game-krosmaster-about = 小小英雄，強大技能：移動、出招，擊倒對手，爭奪加倫榮譽。
