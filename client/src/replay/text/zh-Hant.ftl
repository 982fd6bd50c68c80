# 重播，以及一切可逐步觀看的內容。

show-steps = 步驟
show-first = 回到開頭
show-back = 上一步
show-on = 下一步
show-last = 到結尾
show-play = 播放
show-pause = 暫停
replay-begin = 開頭
replay-part = 顯示第 { $first } 到 { $last } 個時刻
replay-scrub = 播放進度
replay-turn = 翻轉版圖
replay-link = 複製此局面的連結
replay-copied = 連結已複製。
replay-upload = 開啟檔案……
replay-play-on = 從這裡接著玩
replay-play-on-about = 新的一桌從這個局面開始；已結束的對局保持不變。與朋友同桌時，隨機結果會重新產生。
replay-as = 以{ $side }對戰電腦
