# Sample Game 的繁體中文。各語言的鍵相同。

title = Sample Game
about = 兩名斥候，九個格子：在自己的軍旗被找到之前，先找到對方藏起來的軍旗。
scenario-standard = 標準
scenario-standard-about = 唯一的玩法。

side-red = 紅方
side-blue = 藍方
who = { $side ->
    [red] 紅方
   *[blue] 藍方
}

## 提問與回答

prompt-hide = 把你的軍旗藏在家裡的一格。
prompt-turn = { $left ->
    [one] 移動你的斥候：這是最後一個回合。
   *[other] 把你的斥候移到相鄰的一格。剩餘回合：{ $left }。
}
do-hide = 把軍旗藏在 { $cell }
do-go = 移動到 { $cell }
do-resign = 認輸
do-flag = 時間用盡而落敗

## 經過

event-hide = { who }藏好了軍旗。
event-hide-own = { who }把軍旗藏在 { $cell }。
event-turn = 輪到{ who }。
event-move = { who }從 { $from } 移動到 { $to }。
event-search = { who }搜索 { $cell }，什麼也沒有。
event-find = { who }在 { $cell } 找到了軍旗！
ending-banner = { $winner ->
    [red] 紅方找到軍旗，獲勝。
   *[blue] 藍方找到軍旗，獲勝。
}
ending-drawn = 所有回合都已結束，沒有人找到軍旗：和局。
ending-resignation = { $winner ->
    [red] 藍方認輸，紅方獲勝。
   *[blue] 紅方認輸，藍方獲勝。
}
ending-time = { $winner ->
    [red] 藍方時間用完，紅方獲勝。
   *[blue] 紅方時間用完，藍方獲勝。
}

## 終端機

menu-hide = 軍旗可以藏在
menu-go = 斥候可以移動到
label-turns-left = 剩餘回合：{ $left }
label-acting = 輪到{ who }
label-scout = 斥候在 { $cell }
label-banner-unhidden = 軍旗尚未藏好
label-banner-hidden = 軍旗已藏好
label-banner = 軍旗在 { $cell }
hint-setup = 輸入編號，或如 hide a1 · list 列出 · help 說明
hint-play = 輸入編號，或如 go b2 · why go b2 為何 · list 列出 · help 說明
help-setup =
    hide a1                    把你的軍旗藏在 a1
help-play =
    go b2                      把你的斥候移到 b2

## 選項

option-turn-limit = 雙方合計多少個回合之後成為和局。

## 寫法有誤

garbled-empty = 這一行沒有輸入行動。
garbled-cell = 「{ $text }」不是棋盤上的格子；格子的寫法如 b2（QZ-1.1）。
garbled-move = 「{ $text }」不是行動；請寫成如 hide a1、go b2 或 resign。
garbled-form = 「{ $text }」不完整；請寫成如 { $form }。

## 不允許的事

refused = { $reason }（{ $rule }）
refused-QZ-2-2 = 雙方要先藏好軍旗，先紅方後藍方，各藏在自己家裡的一格。
refused-QZ-3-1 = 現在不是你的回合。
refused-QZ-3-2 = 斥候要移動到相鄰的一格。
refused-QZ-3-3 = 對方的斥候站在那裡。
refused-QZ-4-4 = 遊戲已經結束。
