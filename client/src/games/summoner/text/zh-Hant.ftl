# 只有召喚戰爭的圖畫才需要的文字。

draw-board = 8 × 4 格的棋盤
draw-piece = 棋子
draw-cell-empty = { $cell }，空格
draw-cell-up = { $cell }，{ who }{ $piece }，現身
draw-cell-known = { $cell }，{ who }{ $piece }，隱蔽但眾所周知
draw-cell-own = { $cell }，{ who }{ $piece }，隱蔽
draw-cell-down = { $cell }，{ who }，隱蔽
draw-shielded = 受保護
draw-stepping = 雙重行動中
draw-take-up = 拿起來交換
draw-swap-here = 與這枚棋子交換
draw-arrange = 點選自己的兩枚棋子即可交換位置。鎖定之前沒有人看得到你的佈陣。
draw-waiting = 已鎖定，等待另一方。
draw-shuffle = 重新洗牌佈陣
draw-deal = 換一組卡
draw-chosen = 增幅卡：{ $count }／{ $limit }
draw-kinds = 依棋種分類的卡
draw-cards = 你的增幅卡
draw-unseen = 可能仍隱藏（{ $count }）
draw-dead = 陣亡：{ $count }
draw-summary = { who }：{ $shown }；隱蔽：{ $hidden }。
