# 《元素崛起》的用詞，取代與《時空裂痕》共用的圖畫文字。

draw-exit = 大門側
draw-steps = 距大門 { $count } 步
draw-fate-escapes = 將突破：−{ $hearts } ♥
draw-site = 建築位 { $letter }（{ $owner }）
draw-on-site = 在建築位上另加
draw-incoming = 備用（下一輪）
