# 召喚師戰爭，繁體中文。用語依詞彙表；各語言的鍵相同。

## 遊戲

title = 召喚師戰爭
about = 雙方各有十六枚隱蔽的棋子，在 8 × 4 的棋盤上交戰；擊殺敵方召喚師者獲勝。
scenario-standard = 標準對局
scenario-standard-about = 雙方各有十六枚隱蔽的棋子和三張秘密卡牌；擊殺敵方召喚師者獲勝。
side-red = 紅方
side-blue = 藍方

## 棋子，以及棋盤上的名稱

piece-S = 召喚師
piece-H = 英雄
piece-W = 戰士
piece-P = 牧師
piece-K = 騎士
piece-A = 刺客
piece-B = 弓箭手
piece-F = 士兵
short-S = 召喚師
short-H = 英雄
short-W = 戰士
short-P = 牧師
short-K = 騎士
short-A = 刺客
short-B = 弓箭手
short-F = 士兵
about-S = 米字方向一格；死亡即落敗
about-H = 米字方向，不限距離；開局時必須召喚
about-W = 十字方向，不限距離
about-P = 交叉方向，不限距離
about-K = 交叉方向一格，不能攻擊隱蔽棋子；B 與 F 不能攻擊它
about-A = 十字方向一格，可隱蔽攻擊；隱蔽時遭到攻擊會擊殺攻擊者
about-B = 十字方向，不限距離；攻擊時須恰好跳過一枚棋子，不能攻擊 K 與隱蔽棋子；可隱蔽攻擊
about-F = 十字方向{ $range ->
    [unlimited] ，不限距離
   *[one] 一格
}；不能攻擊 K 與隱蔽棋子

## 增幅卡

card-FEARLESS = 王者無懼
effect-FEARLESS = 友方召喚師現身期間，不會被隱蔽的敵方棋子擊殺：隱蔽的敵方棋子不能攻擊它，陷阱也無法擊殺它。
card-SWITCH = 偷天換日
effect-SWITCH = 友方隱蔽的召喚師遭到攻擊時，可與另一枚友方隱蔽棋子交換位置，改由該棋子承受攻擊。所有人都看得到這次交換。
card-COMMAND = 大號令
effect-COMMAND = 友方召喚師可在一個回合內依序召喚兩枚友方隱蔽棋子。
card-OBSERVE = 魔力觀測
effect-OBSERVE = 存活的友方英雄可強制召喚一枚敵方隱蔽棋子，此行動消耗回合。
card-CHAIN = 連鎖反應
effect-CHAIN = 友方英雄被敵方攻擊擊殺時，擊殺者也一同死亡，除非該次攻擊是從隱蔽狀態發動。
card-MIGHT = 英雄之力
effect-MIGHT = 友方英雄與召喚師都現身期間，英雄不會被隱蔽的敵方棋子擊殺：隱蔽的敵方棋子不能攻擊它，陷阱也無法擊殺它。
card-PURSUIT = 亡靈追擊
effect-PURSUIT = 友方戰士被敵方擊殺時，一枚友方現身士兵可移動或攻擊兩次，作為己方下一個回合的行動。若該回合改做其他行動，此權利即失效；在該回合之前失去兩枚戰士，也只有一次權利。
card-TWINBLADE = 二刀連擊
effect-TWINBLADE = 友方另有一枚戰士現身時，召喚一枚友方隱蔽戰士，並立即以該戰士攻擊一枚現身的敵方棋子，不能以隱蔽棋子為目標。
card-SACRIFICE = 犧牲打擊
effect-SACRIFICE = 一枚友方現身戰士可移動或攻擊兩次，並於回合結束時死亡。
card-MINDCTRL = 精神控制
effect-MINDCTRL = 友方牧師被召喚時，可使另一枚友方現身棋子回到隱蔽狀態，並與一枚友方隱蔽棋子交換位置。敵方看得到它移到哪裡。
card-PROPHECY = 感知預言
effect-PROPHECY = 友方牧師被召喚時，可強制召喚一枚敵方隱蔽棋子；若該棋子是召喚師，該牧師死亡，召喚師則存活。
card-SOULLINK = 靈魂連結
effect-SOULLINK = 在己方回合行動之前，友方現身的牧師可與其攻擊範圍內的一枚棋子（交叉線上的第一枚）交換位置，不消耗回合。
card-GUARDIAN = 守護者
effect-GUARDIAN = 友方騎士現身期間，緊鄰其前方與後方的友方隱蔽棋子不能被攻擊。現身的棋子不受保護。
card-COMMANDER = 指揮官
effect-COMMANDER = 友方騎士被召喚時，可使一枚友方現身士兵的十字或交叉攻擊範圍 +{ $adds }，持續到它不再現身為止。它仍然不能攻擊騎士與隱蔽的棋子。
card-VANGUARD = 先鋒者
effect-VANGUARD = 友方現身騎士的十字攻擊範圍 +{ $adds }。它們仍然只能沿交叉方向移動，也不能攻擊隱蔽的棋子。
card-MIMIC = 模仿
effect-MIMIC = 友方隱蔽的刺客以隱蔽攻擊或陷阱擊殺敵方棋子時，變成該棋子的兵種（強制發動），之後不能再使用任何增幅卡效果。
card-DISGUISE = 偽裝
effect-DISGUISE = 友方刺客被召喚時，可與任一枚其他友方棋子交換位置，現身或隱蔽皆可。
card-DOUBLE = 分身
effect-DOUBLE = 友方刺客被召喚時，可隨機變成一枚友方死亡棋子（英雄除外）的兵種，之後不能再使用任何增幅卡效果。
card-PIERCE = 破甲
effect-PIERCE = 友方弓箭手可以攻擊現身的騎士，仍須跳過一枚棋子。隱蔽的棋子仍然不能攻擊。
card-BLINDSHOT = 盲射
effect-BLINDSHOT = 友方弓箭手對一枚敵方隱蔽棋子進行一次跳躍攻擊；若目標是騎士、刺客或召喚師，弓箭手死亡。
card-SNIPE = 狙擊
effect-SNIPE = 友方弓箭手被召喚時，可獲得此能力：從己方下一回合起，只要它保持現身，就可攻擊騎士與敵方隱蔽棋子；但命中隱蔽的召喚師或刺客時，弓箭手死亡。
uses-once = 每局限用一次。
uses-each = 每枚{ $piece }限用一次。
effect-with-uses = { $effect }{ $uses }

## 時機

timing-summon = 召喚
timing-passive = 被動
timing-spell = 咒語
timing-battlefield = 戰場

## 雙方

who = { $side ->
    [red] 紅方
   *[blue] 藍方
}
whose = { $side ->
    [red] 紅方的
   *[blue] 藍方的
}
victor = { $winner ->
    [red] 紅方
    [blue] 藍方
   *[none] 無人
}

## 提問

prompt-setup = 秘密準備：選擇增幅卡、部署棋子，然後確認佈陣。
prompt-duty = 開局限制：這一手必須召喚己方英雄。
prompt-turn = 輪到你：請選擇行動。
prompt-on-summon = { $cell } 的己方{ $piece }被召喚：使用它的增幅卡，或放棄。
prompt-second-summon = 「大號令」：召喚第二枚棋子。
prompt-switch = { $cell } 的己方隱蔽召喚師遭到攻擊：讓它交換位置，或放棄。
prompt-step-1 = { $cell } 的己方{ $piece }可行動兩次。第一次行動：移動或攻擊。
prompt-step-2 = { $cell } 的己方{ $piece }的第二次行動：移動、攻擊，或放棄。

## 回答

do-card = 使用「{ $card }」{ $choice }
do-summon = 召喚 { $cell } 的{ $piece }
do-move = { $piece }從 { $from } 移動到 { $to }
do-attack = { $piece }從 { $from } 攻擊 { $to }
do-hidden-attack = { $piece }從 { $from } 隱蔽攻擊 { $to }
do-decline = 放棄
danger-card = 放棄使用「{ $card }」：除非這枚棋子之後再次被召喚，否則不再有機會。
do-pass = 跳過回合
do-choose = 選擇「{ $card }」
do-drop = 放回「{ $card }」
do-place = 將{ $piece }放在 { $cell }
do-take = 收回 { $cell } 的棋子
do-edit = 修改準備內容
do-lock = 確認佈陣
do-resign = 認輸
do-offer-draw = 提議和局
do-accept-draw = 接受和局
do-decline-draw = 拒絕和局
do-flag = 時間用盡而落敗

## 事件

event-attack = { who }從 { $cell } 攻擊 { $to }。
event-attack-hidden = { who }從 { $cell } 隱蔽攻擊 { $to }。
event-use = { who }使用「{ $card }」。
event-use-on = { who }對 { $cell } 使用「{ $card }」。
event-use-attack = { who }使用「{ $card }」，從 { $cell } 攻擊 { $to }。
event-forgo = { who }放棄。
event-reveal = { whose }{ $piece }在 { $cell } 現身。
event-reveal-SW-9-1 = { who }召喚 { $cell } 的{ $piece }。
event-reveal-SW-9-5 = 強制召喚：{ whose }{ $piece }在 { $cell } 現身。
event-reveal-SW-11-81 = { whose }{ $piece }在 { $cell } 進場，並立即攻擊。
event-move = { whose }{ $piece }從 { $cell } 移動到 { $to }。
event-move-SW-8-18 = { whose }{ $piece }從 { $cell } 攻佔 { $to }。
event-move-SW-7-76 = { whose }{ $piece }從 { $cell } 跳到 { $to }。
event-die = { whose }{ $piece }在 { $cell } 死亡。
event-die-SW-8-18 = { whose }{ $piece }在 { $cell } 被擊殺。
event-die-SW-8-13 = 刺客陷阱！{ whose }{ $piece }在 { $cell } 死亡。
event-die-SW-8-17 = 反噬！{ whose }{ $piece }在 { $cell } 死亡。
event-die-SW-15-46 = 目標也死亡：{ $cell } 的{ whose }{ $piece }。
event-die-SW-11-51 = 「連鎖反應」：{ whose }{ $piece }在 { $cell } 也死亡。
event-die-SW-11-91 = 「犧牲打擊」結束：{ whose }{ $piece }在 { $cell } 死亡。
event-die-SW-11-112 = 「感知預言」遇上召喚師：{ whose }{ $piece }在 { $cell } 死亡。
event-die-transformed = { whose }變身{ $was }在 { $cell } 死亡（原本兵種：{ $piece }）。
event-swap = { $one } 與 { $other } 的棋子交換位置。
event-hide = { whose }{ $piece }在 { $cell } 回到隱蔽狀態。
event-become = { whose }棋子在 { $cell } 變身：{ $piece } → { $becomes }。
event-bonus-cross = { $cell } 的{ who }{ $piece }十字攻擊範圍 +1。
event-bonus-diag = { $cell } 的{ who }{ $piece }交叉攻擊範圍 +1。
event-bonus-snipe = { $cell } 的{ who }{ $piece }自下一個己方回合起，可攻擊騎士與敵方隱蔽棋子。
event-card = { whose }增幅卡公開：「{ $card }」。
event-survive = { whose }{ $piece }在 { $cell } 逃過刺客陷阱。
event-pass = { who }沒有可執行的回合行動，必須跳過回合。
event-lock = { who }已確認佈陣。
event-turn = { whose }回合。
event-turn-SW-2-1 = 遊戲開始，{ who }先手。
event-turn-SW-8-16 = 下一個回合仍由{ who }進行：刺客被迫進場，用掉了敵方的回合。
event-offer = { who }提議和局。
event-decline = { who }拒絕和局。

ending-summoner = { victor }獲勝：敵方召喚師死亡。
ending-no-action = { victor }獲勝：敵方沒有可執行的回合行動。
ending-resignation = { victor }獲勝：敵方認輸。
ending-time = { victor }獲勝：敵方時間用盡。
ending-both-blocked = 和局：雙方接連跳過回合。
ending-no-progress = 和局：太多回合沒有進展。
ending-repetition = 和局：同一局面重複太多次。
ending-agreed = 雙方協議和局。

## 棋盤周圍

label-setup = 秘密準備
label-number = 第 { $number } 回合
label-turn = 輪到{ who }
label-response = { who }回應
label-again = 因刺客陷阱再次行動（{ $rule }）
label-offer = { who }提議和局
label-offer-asked = { who }提議和局：draw+ 接受，draw- 拒絕
label-offered = 你已提議和局
label-quiet = 無進展 { $count }／{ $limit } 回合
label-repetition = 同一局面 { $count }／{ $limit } 次
label-goal = 目標：擊殺敵方召喚師
label-narrow = 棋盤需要 { $columns } 欄，這個視窗只有 { $width } 欄：請加寬視窗，再輸入 board。
label-locked = 已確認
label-preparing = 準備中
label-to-place = 待部署：{ $pieces }
label-none = 無
label-dead = 死亡：{ $pieces }
label-cards = 卡牌：{ $cards }
label-card = { $card }（{ $marks }）
label-unseen = 未曾現身：{ $pieces }（隱蔽 { $count } 枚）
label-secret = 保密
label-secret-cards = { $count } 張未公開
label-uses = { $count ->
    [0] 已用盡
   *[other] 剩 { $count } 次
}
label-lasting = 持續有效
label-public = 已公開
label-chosen = 已選擇
label-pursuit = 雙重行動待用
legend-used = 效果已使用
legend-transformed = 變身
legend-cross = 十字攻擊範圍
legend-diag = 交叉攻擊範圍
legend-snipe = 狙擊
legend-known = 隱蔽，公開已知
legend-last = 上一個行動

## 行動清單

menu-summon = 召喚
menu-piece = { $piece } { $cell }
menu-hidden-piece = { $piece } { $cell }（隱蔽）：隱蔽攻擊
menu-cards = { $piece }的增幅卡 ({ $letter })
menu-drop = 放回（{ $piece }）
menu-place = 部署：{ $piece } ({ $letter })
menu-take = 收回
menu-card = 「{ $card }」：{ $effect }
menu-about = { $title }：{ $about }
menu-other = 其他
menu-unknown = 隱蔽
menu-unknown-risk = 隱蔽，風險 { $deadly }／{ $pieces }
menu-known = { $piece }（隱蔽）
menu-trap = { $piece }（隱蔽）：陷阱會擊殺攻擊者
menu-backfire = { $piece }（隱蔽）：射擊會使弓箭手死亡
menu-avenged = { $piece }：「{ $card }」會擊殺攻擊者
menu-known-trap = { $cell } 有已知的陷阱：攻擊這枚隱蔽的刺客，攻擊者會死亡。
menu-risk = { $traps ->
    [0] 未曾現身的敵方棋子中沒有刺客。
   *[other] 刺客陷阱：{ $pieces } 枚未曾現身的敵方棋子中有 { $traps } 枚刺客。
}

## 說明

hint-setup = random 隨機準備一切 · list (K) 騎士與其卡牌 · lock 確認佈陣 · help 說明
hint-play = 輸入編號或行動 · list 列出 · why b2-b3 為何 · cards 卡牌 · help 說明
help-setup =
    目標：擊殺敵方召喚師。雙方先在各自的兩個橫列上秘密準備，所有棋子一開始都是隱蔽的。
    random                     隨機補完部署與選卡；再輸入一次則重新來過
    deploy KAFHFABK/FWPSBPWF   一次部署十六枚：紅方第 1 列／第 2 列，藍方第 3 列／第 4 列，由 a 到 h
    place W b2 · take b2       部署一枚棋子 · 收回
    list (K) · list card       一個兵種與其卡牌的效果 · 全部卡牌的效果
    cards SWITCH CHAIN MIMIC   選卡，每個兵種最多一張
    lock                       確認佈陣；雙方都確認後遊戲開始
help-play =
    擊殺敵方召喚師即獲勝。每個回合一個行動：
    +d2 召喚 · b2-b3 移動 · b2xb4 攻擊 · ~c1xc2 隱蔽的刺客或弓箭手進行隱蔽攻擊
    $OBSERVE e3 咒語 · &SOULLINK c1 b2 自由行動 · !SWITCH h1 在詢問時使用卡牌 · . 放棄
    棋盤上：W 現身，(W) 己方隱蔽棋子，{"{"}W{"}"} 隱蔽但公開已知，網底是未知的隱蔽棋子
    draw? 提議和局 · draw+ 接受 · draw- 拒絕 · resign 認輸

## 選項

option-composition = 每方各兵種的棋子數。
option-composition-standard = S1 H1 W2 P2 K2 A2 B2 F4；也可自訂十六枚的配置，召喚師與英雄須恰各一枚。
option-first-player = 由誰先手。
option-first-player-red = 紅方。
option-first-player-blue = 藍方。
option-first-player-random = 遊戲開始時隨機決定。
option-augment-count = 每方選擇的增幅卡張數；0 表示不使用卡牌。
option-augment-secrecy = 所選的增幅卡是否保密。
option-augment-secrecy-secret = 發動前保密。
option-augment-secrecy-open = 遊戲開始時全部公開。
option-no-action = 一方沒有可執行的回合行動時如何處理。
option-no-action-pass = 跳過回合。
option-no-action-loss = 落敗。
option-assassin-trap-turn = 刺客陷阱之後輪到誰。
option-assassin-trap-turn-attacker-next = 攻擊方再進行一個回合。
option-assassin-trap-turn-defender-next = 照常輪替，由刺客的擁有者進行。
option-soldier-range = 士兵移動與攻擊的距離。
option-soldier-range-one = 一格。
option-soldier-range-unlimited = 沒有距離限制。
option-spell-from-hidden = 隱蔽棋子能否施放咒語。
option-spell-from-hidden-true = 可以。
option-spell-from-hidden-false = 不行：使用「大號令」、「魔力觀測」、「盲射」的棋子必須現身。
option-forced-summon-triggers = 被強制召喚的棋子能否使用召喚卡。
option-forced-summon-triggers-true = 可以。
option-forced-summon-triggers-false = 不行。
option-soul-link-uses = 「靈魂連結」能用幾次。
option-soul-link-uses-once-per-priest = 每枚牧師一次。
option-soul-link-uses-once-per-turn = 每回合一次，不會用盡。
option-soul-link-targets = 「靈魂連結」能與誰交換位置。
option-soul-link-targets-any = 攻擊範圍內的任何棋子。
option-soul-link-targets-friendly = 僅限己方棋子。
option-guardian-reach = 「守護者」保護前方與後方多遠。
option-guardian-reach-adjacent = 相鄰格。
option-guardian-reach-column = 整條直行。
option-blind-backfire = 反噬時目標是否死亡。
option-blind-backfire-target-survives = 存活並現身。
option-blind-backfire-both-die = 也死亡。
option-repetition-limit = 同一局面出現幾次為和局。
option-no-progress-limit = 多少個回合沒有進展為和局。

## 寫法有誤

garbled-empty = 沒有輸入行動。
garbled-cell = 「{ $text }」不是格子：格子為 a1 到 h4（SW-1.3）。
garbled-move = 「{ $text }」不是行動：寫法如 +d2、b2-b3、b2xb4、~c1xc2、$OBSERVE e3，準備時則如 place W b2、card SWITCH（SW-14.1）。
garbled-sign = 「{ $text }」的記號不對：{ $code } 的記號是 { $sign }（- 表示會自行發動）（SW-14.1）。
garbled-choice = 「{ $text }」沒有寫明這張卡所需的對象：寫法如 { $form }（SW-14.1）。
garbled-card = 「{ $text }」不是增幅卡的代碼；代碼如 SWITCH、CHAIN（SW-1.12）。
garbled-letter = 「{ $text }」不是棋子：字母為 { $letters }（SW-1.10）。
garbled-deployment = 「{ $text }」不是部署：請寫兩列，每列八個字母（{ $letters }），如 KAFHFABK/FWPSBPWF（SW-14.4）。
garbled-position = 「{ $text }」不是局面：寫法例如 (s)7/8/8/2W4(S) r（SW-14.3）。
draft-not-yet = 遊戲尚未開始：請先部署棋子並選擇卡牌，再輸入 lock。
draft-over = 準備階段已經結束：請輸入行動，或輸入 list 列出所有合法行動。
draft-nothing = { $cell } 沒有可以收回的己方棋子。
label-cards-more = why card SWITCH 看一張卡牌的效果 · list (K) 看騎士的卡牌 · list card 看全部
deploy-count = { $piece }：有 { $found } 枚，應為 { $count } 枚；沒有任何變更（SW-2.6）。

## 不允許的行動

refused = { $reason }（{ $rule }）
refused-SW-1-7 = 該格已有棋子。
refused-SW-2-2 = 現在不能這樣做。
refused-SW-2-3 = 棋子必須放在己方領地。
refused-SW-2-6 = 己方領地的每一格都要有棋子才能確認佈陣。
refused-SW-2-6-count = 該兵種的 { $count } 枚棋子都已部署。
refused-SW-3-1 = 你沒有選擇這張增幅卡。
refused-SW-3-1-count = 增幅卡必須恰好選 { $count } 張。
refused-SW-3-2 = 這個兵種已經選了一張卡。
refused-SW-4-7 = 還有可執行的回合行動時，不得跳過回合。
refused-SW-4-11 = 遊戲已經結束。
refused-SW-5-1 = 先手的第一手只能召喚英雄。
refused-SW-5-4 = 後手的第二手必須召喚己方英雄。
refused-SW-6-3 = 隱蔽的棋子不能移動。
refused-SW-6-4 = 只有現身的棋子能攻擊；隱蔽棋子中只有刺客與弓箭手能進行隱蔽攻擊。
refused-SW-7-1 = 移動時只能把己方棋子走到空格。
refused-SW-7-2 = 有其他棋子擋路：目標必須是路線上的第一枚棋子。
refused-SW-7-3 = 有棋子擋路。
refused-SW-7-5 = 不能攻擊己方棋子。
refused-SW-7-10 = 召喚師沿米字方向移動與攻擊一格。
refused-SW-7-20 = 英雄沿米字方向移動與攻擊，沒有距離限制。
refused-SW-7-30 = 戰士沿十字方向移動與攻擊。
refused-SW-7-40 = 牧師沿交叉方向移動與攻擊。
refused-SW-7-50 = 騎士沿交叉方向移動與攻擊一格。
refused-SW-7-50-diagonal-orthogonal = 這枚騎士沿交叉方向移動一格；攻擊範圍為交叉 { $diagonal } 格、十字 { $orthogonal } 格。
refused-SW-7-51-hidden = 騎士不能攻擊隱蔽的棋子。
refused-SW-7-60 = 刺客沿十字方向移動與攻擊一格。
refused-SW-7-70 = 弓箭手沿十字方向經過空格移動，不能跳躍。
refused-SW-7-71 = 弓箭手沿十字方向攻擊，須恰好跳過一枚棋子。
refused-SW-7-73 = 弓箭手必須恰好跳過一枚棋子，不能不跳，也不能跳過多枚。
refused-SW-7-74-armoured = 弓箭手不能攻擊騎士。
refused-SW-7-74-hidden = 弓箭手不能攻擊隱蔽的棋子。
refused-SW-7-80 = 士兵在其範圍內沿十字方向移動與攻擊。
refused-SW-7-80-diagonal-orthogonal = 這枚士兵在其距離內沿十字方向移動；攻擊範圍為交叉 { $diagonal } 格、十字 { $orthogonal } 格。
refused-SW-7-81-armoured = 士兵不能攻擊騎士。
refused-SW-7-81-hidden = 士兵不能攻擊隱蔽的棋子。
refused-SW-8-1 = 該格沒有可攻擊的棋子。
refused-SW-8-2 = 該格沒有可用來攻擊的己方棋子。
refused-SW-9-1 = 只能召喚己方的隱蔽棋子。
refused-SW-9-3 = 被召喚的棋子不能使用這張卡。
refused-SW-10-9 = 現在沒有己方棋子能施放這個咒語。
refused-SW-10-11 = 變身的棋子不能使用增幅卡。
refused-SW-10-13 = 需要一枚己方現身的士兵。
refused-SW-11-11 = 「王者無懼」保護現身的召喚師，不受隱蔽攻擊。
refused-SW-11-21 = 請指定另一枚己方隱蔽棋子作為替身。
refused-SW-11-30 = 「大號令」需要兩枚己方隱蔽棋子。
refused-SW-11-31 = 「大號令」召喚的是己方隱蔽棋子。
refused-SW-11-40 = 敵方沒有隱蔽棋子。
refused-SW-11-41 = 請指定一枚敵方隱蔽棋子。
refused-SW-11-61 = 「英雄之力」保護現身的英雄，不受隱蔽攻擊。
refused-SW-11-71 = 雙重行動的第一次行動必須是該棋子的移動或攻擊。
refused-SW-11-72 = 現在沒有「亡靈追擊」的雙重行動可用。
refused-SW-11-73 = 兩次行動都必須是同一枚棋子的移動或攻擊。
refused-SW-11-80 = 「二刀連擊」需要一枚尚未使用效果的己方隱蔽戰士，且另有一枚戰士現身。
refused-SW-11-82 = 「二刀連擊」只能攻擊現身的敵方棋子。
refused-SW-11-90 = 「犧牲打擊」需要一枚能移動或攻擊的己方現身戰士。
refused-SW-11-94 = 「犧牲打擊」在本局中已使用過。
refused-SW-11-101 = 請指定另一枚己方現身棋子回到隱蔽狀態。
refused-SW-11-102 = 請指定一枚己方隱蔽棋子來交換位置。
refused-SW-11-111 = 請指定一枚敵方隱蔽棋子。
refused-SW-11-120 = 「靈魂連結」需要一枚未變身的己方現身牧師。
refused-SW-11-121 = 「靈魂連結」的對象是交叉方向上各自的第一枚棋子。
refused-SW-11-122 = 這次「靈魂連結」已使用過。
refused-SW-11-131 = 該棋子受「守護者」保護，不能被攻擊。
refused-SW-11-141 = 請指定一枚己方現身的士兵。
refused-SW-11-171 = 請指定另一枚己方棋子。
refused-SW-11-180 = 己方死亡棋子中沒有可以變成的對象。
refused-SW-11-200 = 「盲射」需要一枚尚未使用效果的己方弓箭手，且目標是恰好隔一枚棋子的敵方隱蔽棋子。
refused-SW-12-8 = 每個己方回合可提議和局一次；提議有效時才能接受或拒絕。
refused-SW-13-4 = 現在要決定的不是這件事。
refused-SW-13-6 = 現在不是由你決定。
refused-SW-15-39 = 在本局中「靈魂連結」只能與己方棋子交換位置。

## 遊戲結束

account-pieces = 剩餘棋子
account-killed = 擊殺 { $count } 枚敵方棋子
account-cards = 使用 { $count } 張增幅卡
## 各種事物的說明：說明框的文字

timing-summon-about = 該兵種的棋子被召喚時可以使用；以其他方式現身不算召喚。
timing-passive-about = 等待觸發的時機；棋子不論現身或隱蔽都有效。
timing-spell-about = 在自己的回合施放，作為該回合的行動。
timing-battlefield-about = 只在棋子現身時有效。
sign-card-of = { $piece }的增幅卡（{ $timing }）
sign-hidden = 隱蔽的棋子
sign-hidden-about = 只有擁有者知道它是什麼。它不能移動；刺客與弓箭手可以進行隱蔽攻擊。攻擊隱蔽的刺客時，攻擊者死亡。
sign-known = 公開已知的隱蔽棋子
sign-known-about = 雖然隱蔽，但雙方都已看過它是什麼。
sign-used = 效果已使用
sign-used-about = 這枚棋子已使用過增幅卡效果，不能再用。
sign-transformed = 變身
sign-transformed-about = 因「模仿」或「分身」變成了另一種棋子，不能再使用任何增幅卡效果。
sign-shield = 受保護
sign-shield-about = 只要擁有者的增幅卡條件成立，就不能攻擊它。
sign-snipe = 狙擊
sign-snipe-about = 只要保持現身，這枚弓箭手也可以攻擊騎士與敵方隱蔽棋子。
sign-cross = 十字攻擊範圍增加
sign-cross-about = 指揮官：只要保持現身，十字攻擊範圍加 1 格。
sign-diag = 交叉攻擊範圍增加
sign-diag-about = 指揮官：只要保持現身，交叉攻擊範圍加 1 格。
sign-dead = 死亡的棋子
sign-dead-about = 這一方失去的棋子，雙方都看得到。
sign-unseen = 可能還藏著
sign-unseen-about = 這一方隱蔽的棋子還可能是什麼：所有棋子，扣除死亡與公開已知的棋子。
sign-quiet = 沒有進展的回合
sign-quiet-about = 達到上限時為和局。有棋子死亡、召喚或施放咒語時重新計算。
sign-repetition = 重複的局面
sign-repetition-about = 同一局面出現的次數達到上限時為和局。
sign-trap = 刺客陷阱
sign-trap-about = 攻擊隱蔽刺客的棋子死亡，刺客現身並存活。
sign-setup = 秘密準備
sign-setup-about = 雙方選擇增幅卡，並把 16 枚棋子以隱蔽狀態放在自己的半邊。雙方都確認佈陣之前，誰也看不到對方的安排。

## 選定之後再問的問題

ask-card-1 = { $card }：對哪一枚棋子？
ask-card-2 = { $card }：第二枚是哪一枚？
ask-move-1 = { $piece }要移動到哪裡？
ask-attack-1 = { $piece }要攻擊誰？
ask-hidden-attack-1 = 隱蔽的{ $piece }要攻擊誰？
ask-place-1 = { $piece }要放在哪裡？
pick-cell = 要移動到哪裡，或攻擊誰？
