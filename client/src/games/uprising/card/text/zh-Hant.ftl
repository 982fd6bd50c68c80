game-uprising = 王國保衛戰：元素崛起
game-uprising-about = 防禦塔與英雄並肩作戰，對抗火、水與岩石的大軍。
