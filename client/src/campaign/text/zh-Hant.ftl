# 大廳裡的戰役進度。

campaign-title = 戰役進度
campaign-won = 已贏 { $won }／{ $all } 場
campaign-stars = 已得 { $stars }／{ $most } 顆星
campaign-locked = 未解鎖：請先贏得前一場戰役
campaign-name-locked = { $scenario }（未解鎖）
campaign-replay = { $date } 獲勝
campaign-open = 全部解鎖
campaign-save = 存成檔案
campaign-load = 從檔案載入
campaign-no-file = 這個檔案裡沒有這個遊戲的戰役進度。
