# 只有《召喚師戰爭》的圖畫才需要的文字。

draw-board = 8 × 4 格的棋盤
draw-cell-empty = { $cell }，空格
draw-cell-up = { $cell }，{ who }{ $piece }，現身
draw-cell-known = { $cell }，{ who }{ $piece }，隱蔽（公開已知）
draw-cell-own = { $cell }，{ who }{ $piece }，隱蔽
draw-cell-down = { $cell }，{ who }，隱蔽
draw-shielded = 受保護
draw-stepping = 雙重行動中
draw-take-up = 拿起來交換
draw-swap-here = 與這枚棋子交換
draw-arrange = 點選自己的兩枚棋子即可交換位置。確認佈陣之前，沒有人看得到你的佈陣。
draw-waiting = 已確認佈陣，等待對手。
draw-shuffle = 隨機重新佈陣
draw-deal = 換一組增幅卡
draw-chosen = 增幅卡：{ $count }／{ $limit }
draw-kinds = 各兵種的增幅卡
draw-cards = 你的增幅卡
draw-unseen = 未曾現身（{ $count }）
draw-dead = 死亡：{ $count }
draw-summary = { who }：{ $shown }；隱蔽：{ $hidden }。
