# 遊戲的戰役：地圖，以及正在看的戰役。

campaign-title = 戰役進度
campaign-map = 戰役地圖
campaign-won = 已贏 { $won }／{ $all } 場
campaign-next = 下一場
campaign-next-one = 下一場：{ $scenario }
campaign-place = { $number }：{ $scenario }
campaign-stars = 已得 { $stars }／{ $most } 顆星
campaign-not-won = 尚未獲勝
campaign-play = 開始
campaign-again = 再玩一次
campaign-iron = 這一場的鋼鐵挑戰
campaign-locked = 未解鎖：請先贏得前一場戰役
campaign-name-locked = { $scenario }（未解鎖）
campaign-replay = { $date } 獲勝的重播
campaign-more = 檔案與解鎖
campaign-open = 全部解鎖
campaign-save = 存成檔案
campaign-load = 從檔案載入
campaign-no-file = 這個檔案裡沒有這個遊戲的戰役進度。
