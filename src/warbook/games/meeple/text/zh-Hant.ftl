# 《米寶戰爭》正體中文。用詞依照詞彙表；各語言的鍵相同。

## Content

title = 米寶戰爭
about = 工人沿著村莊的路徑前進，召集米寶上戰場；米寶探索不斷擴大的地圖，以戰鬥贏得勇敢點數，攻陷對手的建築。先得到六點勝利點數者獲勝。
rules-since-1 = 現在，沒有建築的玩家可以重建村莊；「生產力」可移動自己的任何一個工人；任何失去最後一個敵人的祭壇都會立即發動效果。

# 玩法

scenario-normal = 一般遊戲
scenario-normal-about = 每座村莊一開始只有村莊廣場，要蓋什麼由你決定。
scenario-quick = 快速遊戲
scenario-quick-about = 每座村莊一開始就有三棟完成的建築：村莊廣場，以及每位玩家各不相同的另外兩棟。

# 建築

building-square = 村莊廣場
building-airship = 飛空艇公司
building-raiders = 劫掠者公會
building-pilots = 飛行員學院
building-guild = 企業家公會
building-monastery = 修道院
building-factory = 工廠
building-catapult = 投石器
building-school = 軍校
building-university = 大學
free-slot = 空的建築位

# 建築行動

action-build = 建築施工
action-build-about = 將儲藏區的 1 棟建築連同 1 個工人，以施工面放到自己 { $slots } 個建築位之一。原本在那裡的建築回到儲藏區，其上的敵人各得 1 點勝利點數。
action-deploy = 佈署軍隊
action-deploy-about = 將倉庫中至多 { $n } 個米寶移到自己大門前的領土。
action-reinforce = 後援部隊
action-reinforce-about = 將倉庫中至多 { $n } 個米寶移到 1 個有自己米寶的領土，或自己大門前的領土。
action-airborne = 飛天軍隊
action-airborne-about = 在每個有自己米寶的領土上，各放 1 個來自倉庫的米寶；倉庫不夠時，由你選擇放在哪裡。
action-stealth = 隱密飛天軍隊
action-stealth-about = 將 1 個來自倉庫的米寶放到任意 1 個與敵方米寶相鄰的領土，不受森林影響。
action-intimidate = 威嚇對手的軍隊
action-intimidate-about = 將 1 個領土上至多 { $n } 個敵方米寶越過 1 條開放的邊界移到相鄰的領土；該處的戰鬥立即進行。
action-assemble = 組裝米寶
action-assemble-about = 將儲藏區中至多 { $n } 個米寶移到倉庫。
action-burn = 燒毀對手的軍隊
action-burn-about = 摧毀任意 1 個領土上的所有敵方米寶，不論遠近；每摧毀一個，獲得 1 點勇敢點數。建築上的米寶不受影響。
action-convert = 轉換
action-convert-about = 將任一建築防禦格上的 1 個敵方米寶換成自己儲藏區的 1 個米寶（儲藏區沒有時，從倉庫或領土拿）。換下的米寶回到其擁有者的儲藏區，不給勇敢點數。
action-bomb = 炸一個建築
action-bomb-about = 將儲藏區的 1 個米寶（儲藏區沒有時，從倉庫或領土拿）放到對手任一建築或施工中建築的 1 個空防禦格上，不論遠近。填滿的建築立即被摧毀。
action-productivity = 生產力
action-productivity-about = 自己的一個工人立即再走一步，也可以是站在這裡的工人。
action-recycle = 回收
action-recycle-about = 只要工人站在這裡，自己被摧毀的米寶就進入倉庫，而不是儲藏區。
action-upgrade = 領土升級
action-upgrade-about = 從還沒有人拿走的領土升級指示物中，自選拿取 1 個。
action-with = { $n ->
    [0] { $action }
   *[other] { $action } { $n }
}

# 領土

kind-blank = 空白的領土
kind-blank-about = 沒有獎勵，但可以放置 1 個升級指示物。
kind-tower = 木造塔
kind-tower-about = 回合開始時有自己至少 { $garrison } 個米寶在此，本回合得到 { $flags } 點勝利點數。
kind-village = 村莊
kind-village-about = 回合開始時有自己至少 { $garrison } 個米寶在此，可將倉庫的 1 個米寶移到這裡或大門前的領土。
kind-hut = 德魯伊小屋
kind-hut-about = 回合開始時有自己至少 { $garrison } 個米寶在此，本回合自己的米寶可以穿越森林。
kind-forge = 武器鍛造廠
kind-forge-about = 回合開始時有自己至少 { $garrison } 個米寶在此，本回合每場進攻的戰鬥開始前先摧毀 1 個敵方米寶。
kind-shield = 製盾廠
kind-shield-about = 回合開始時有自己至少 { $garrison } 個米寶在此，且戰鬥時仍在此，則直到自己的下一個回合為止，每場防禦的戰鬥開始前先摧毀 1 個進攻的米寶。
kind-cave = 洞穴
kind-cave-about = 回合開始時在此的米寶，可以不進行一般移動，改為移動到 { $cave } 格內的任一領土，不受途中任何東西影響。
kind-altar = 古神祭壇
kind-altar-about = 每回合一次：移動後，或這裡的最後一個敵人離開時，若這裡只有你的米寶，你必須獻祭其中 1 個，然後可以摧毀祭壇 { $altar } 格內領土上的 1 個敵方米寶，並獲得 1 點勇敢點數。
kind-tunnel = 礦坑隧道
kind-tunnel-about = 進入此處的米寶可以立即前往任一其他礦坑隧道，只限一次；回合開始時在此的米寶，可以不進行一般移動，改為這樣前往。
edge-E = 東
edge-NE = 東北
edge-NW = 西北
edge-W = 西
edge-SW = 西南
edge-SE = 東南

# 指示物

bonus-assemble = 組裝 1
bonus-assemble-about = 回合開始時，若有自己至少 { $garrison } 個米寶在該領土，可將 1 個米寶從儲藏區移到倉庫。
bonus-deploy = 佈署 1
bonus-deploy-about = 回合開始時，若有自己至少 { $garrison } 個米寶在該領土，可將 1 個米寶從倉庫移到該處或自己大門前的領土。
bonus-nature = 控制大自然
bonus-nature-about = 回合開始時，若有自己至少 { $garrison } 個米寶在該領土，本回合自己的米寶可以穿越森林。
bonus-forge = 鍛造武器
bonus-forge-about = 回合開始時，若有自己至少 { $garrison } 個米寶在該領土，本回合每場進攻的戰鬥開始前先摧毀 1 個敵方米寶。
bonus-shield = 製造盾牌
bonus-shield-about = 回合開始時，若有自己至少 { $garrison } 個米寶在該領土，且戰鬥時仍在該領土，則直到自己的下一個回合為止，每場防禦的戰鬥開始前先摧毀 1 個進攻的米寶。
tree-token = 隱藏森林的樹
tree-token-about = 每場遊戲一次：放在任一還沒有樹的邊界上。從此該邊界的森林對所有人都視為不存在，直到遊戲結束。

## Notation: what is wrong with a typed action

garbled-empty = 沒有輸入行動。
garbled-move = 「{ $text }」不是行動：行動的寫法如 fork 2、deploy F 2、step T03 E、rotate 1 或 done（MW-6.1）。
garbled-form = 「{ $text }」的內容不足或過多：請寫成 { $form }（MW-6.1）。
garbled-tile = 「{ $text }」不是領土板塊：名稱如 T05，請看地圖。
garbled-number = 「{ $text }」不是 { $shown } 以內的數字。
garbled-space = 「{ $text }」不是 0 到 { $shown } 的數字。
garbled-name = 「{ $text }」不是下列之一：{ $shown }。

## 玩家

side-orange = 橘方
side-blue = 藍方
side-green = 綠方
side-purple = 紫方
slot-F = 前方
slot-L = 左方
slot-R = 右方
slot-B = 後方

## 問題

prompt-window = { $player }的回合即將開始：你要先放置指示物嗎？
prompt-window-own = 你的回合即將開始：要先放置指示物嗎？
prompt-bonus = 使用公共建設的獎勵。
prompt-fork = { $building }：工人走哪一條路？
prompt-acting = 有 { $n } 個建築行動待執行：依任意順序執行，或結束此階段。
prompt-drops = 倉庫只剩 { $n } 個米寶：下一個降落在哪裡？
prompt-source = 你的儲藏區是空的：用於{ $player }的{ $building }的米寶從哪裡來？
prompt-moving = 逐一移動你的米寶，或結束此階段。
prompt-jump = 米寶在礦坑隧道 { $tile }：要繼續前往另一個嗎？
prompt-altars = 有多個祭壇待結算：先結算哪一個？
prompt-victim = 已在 { $tile } 獻祭：要讓古神摧毀哪個米寶？
prompt-explore = 接著探索哪一格？
prompt-rotate = 你發現了{ $kind }：請選擇板塊的方向。
prompt-battles = 有多場戰鬥待進行：先打哪一場？
prompt-follow = 礦坑隧道 { $tile } 的戰鬥勝利：{ $n } 個米寶可以繼續前進。
prompt-honour = 你得到 1 點勝利點數，但儲藏區與倉庫都沒有米寶：由哪個領土的米寶登上名譽之山？
prompt-found = 你已經沒有任何建築：以施工中建築重建村莊。要用哪棟建築，放在哪個建築位？

## 回答

do-token = 將升級指示物「{ $token }」放到 { $tile }（{ $kind }）
do-tree = 將「隱藏森林的樹」放到 { $tile } 的{ $edge }邊界
do-bonus-assemble = 組裝 1 個米寶（{ $tile } 的獎勵）
do-bonus-gate = 佈署 1 個米寶到大門前的領土（{ $tile } 的獎勵）
do-bonus-here = 佈署 1 個米寶到 { $tile }（{ $kind }）
do-fork = { $building }：前進
do-fork-action = { $n ->
    [0] { $building }：到「{ $action }」
   *[other] { $building }：到「{ $action } { $n }」
}
do-fork-idle = { $n ->
    [0] { $building }：到「{ $action }」（目前沒有作用）
   *[other] { $building }：到「{ $action } { $n }」（目前沒有作用）
}
do-fork-towards-1 = { $building }：往「{ $action0 }」的方向
do-fork-towards-2 = { $building }：往「{ $action0 }」或「{ $action1 }」的方向
do-fork-towards-3 = { $building }：往「{ $action0 }」、「{ $action1 }」或「{ $action2 }」的方向
do-build = 在{ $old_slot }的建築位建造{ $new }
do-build-over = 在{ $old_slot }的建築位建造{ $new }，取代{ $old_building }
do-deploy = 佈署 { $n } 個米寶
do-reinforce = 派 { $n } 個米寶到 { $tile }（{ $kind }）
do-airborne = 飛天軍隊：每個有自己米寶的領土各放 1 個
do-stealth = 1 個米寶隱密降落在 { $tile }（{ $kind }）
do-intimidate = 將{ $victim }的 { $n } 個米寶從 { $tile } 趕到 { $to_tile }（{ $to_kind }）
do-intimidate-battle = 將{ $victim }的 { $n } 個米寶從 { $tile } 趕到 { $to_tile }：發生戰鬥，{ $other }剩 { $left } 個，{ $victim }剩 { $foes_left } 個
do-assemble = 組裝 { $n } 個米寶
do-burn = 燒毀 { $tile }（{ $kind }）上的 { $n } 個敵方米寶
do-convert = 轉換{ $at_player }的{ $at_building }上{ $victim }的一個米寶
do-bomb = 炸{ $at_player }的{ $at_building }：還剩 { $left } 個防禦格
do-bomb-site = 炸{ $at_player }施工中的{ $at_building }：還剩 { $left } 個防禦格。再 { $turns } 個回合就完工，屆時米寶回到儲藏區，不得分
do-bomb-falls = 炸{ $at_player }的{ $at_building }：建築被摧毀
do-productivity = { $building }：再走一步
do-productivity-site = { $left ->
    [0] { $building }：再走一步，施工完成
   *[other] { $building }：在建造路徑上再走一步，之後還有 { $left } 步
}
do-productivity-action = { $n ->
    [0] { $building }：再走一步到「{ $action }」
   *[other] { $building }：再走一步到「{ $action } { $n }」
}
do-productivity-idle = { $n ->
    [0] { $building }：再走一步到「{ $action }」（目前沒有作用）
   *[other] { $building }：再走一步到「{ $action } { $n }」（目前沒有作用）
}
do-productivity-start = { $building }：回到起始格
do-productivity-lost = { $building }：回到起始格；待執行的行動作廢
do-productivity-towards-1 = { $building }：往「{ $action0 }」的方向再走一步
do-productivity-towards-2 = { $building }：往「{ $action0 }」或「{ $action1 }」的方向再走一步
do-productivity-towards-3 = { $building }：往「{ $action0 }」、「{ $action1 }」或「{ $action2 }」的方向再走一步
do-upgrade = 拿取升級指示物「{ $token }」
do-drop = 降落在 { $tile }（{ $kind }）
do-spare = 拿取 { $tile }（{ $kind }）的米寶
do-spare-depot = 拿取倉庫的米寶
do-step = 從 { $tile } 往{ $edge }到 { $to_tile }（{ $to_kind }）
do-step-battle = 從 { $tile } 往{ $edge }到 { $to_tile }（{ $to_kind }）：與{ $foe }戰鬥，己方會剩 { $left } 個，對方會剩 { $foes_left } 個
do-step-explore = 從 { $tile } 往{ $edge }探索
do-step-attack = 從 { $tile } 往{ $edge }攻擊{ $player }的{ $building }：還剩 { $left } 個防禦格
do-step-site = 從 { $tile } 往{ $edge }攻擊{ $player }施工中的{ $building }：還剩 { $left } 個防禦格。再 { $turns } 個回合就完工，屆時米寶回到儲藏區，不得分
do-step-fill = 從 { $tile } 往{ $edge }佔據{ $player }的{ $building }最後一個防禦格：建築將被摧毀
do-cave = 從洞穴 { $tile } 到 { $to_tile }（{ $to_kind }）
do-cave-battle = 從洞穴 { $tile } 到 { $to_tile }（{ $to_kind }）：與{ $foe }戰鬥，己方會剩 { $left } 個，對方會剩 { $foes_left } 個
do-tunnel = 從隧道 { $tile } 到 { $to_tile }
do-tunnel-battle = 從隧道 { $tile } 到 { $to_tile }：與{ $foe }戰鬥，己方會剩 { $left } 個，對方會剩 { $foes_left } 個
do-go-on = 繼續到 { $tile }
do-altar = { $tile } 的祭壇
do-kill = 摧毀 { $tile }（{ $kind }）上{ $victim }的一個米寶
do-explore = 第 { $number } 格，有 { $n } 個米寶
do-rotate = { $number ->
    [0] { $tile } 保持原方向：森林在 { $forest }
   *[other] 將 { $tile } 轉 { $number } 個邊：森林在 { $forest }
}
do-battle = { $tile }（{ $kind }）：{ $player } { $men } 個對{ $foe } { $foes } 個；會剩 { $left } 個與 { $foes_left } 個
do-honour = 拿取 { $tile }（{ $kind }）的米寶
do-found = 重建村莊：在{ $slot }建築位建造{ $new }（需 { $steps } 步）
do-done-window = 現在不放指示物
do-done-bonus = 不再使用獎勵
do-done-acting = 結束建築行動
do-done-moving = 結束移動
do-done-jump = 留在這裡
do-done-victim = 不摧毀任何米寶
do-done-follow = 不再前進
danger-action = { $n ->
    [0] 現在結束就會失去：{ $action }（{ $building }）。
   *[other] 現在結束就會失去：{ $action } { $n }（{ $building }）。
}
danger-bonus = 本回合尚未使用：{ $tile }（{ $kind }）的獎勵。
do-resign = 認輸
do-flag = 時間用盡而落敗
do-call = 下一回合開始時，詢問我是否放置「隱藏森林的樹」

## 發生的事

phase-1 = 公共建設獎勵
phase-2 = 工人移動
phase-3 = 建築行動
phase-4 = 米寶在戰場上的移動
phase-5 = 結算
event-call = { $player }要求在下一回合開始時決定是否放置「隱藏森林的樹」。
event-turn = 第 { $round } 輪：槌子交給{ $player }
event-phase = 階段 { $phase }：{ $name }
event-token = { $player }將升級指示物「{ $token }」放到 { $tile }（{ $kind }）。
event-tree = { $player }將「隱藏森林的樹」放到 { $tile } 的{ $edge }邊界。
event-control = { $player }控制公共建設：{ $bonuses }。
control-flags = 塔的旗幟 +{ $n } 點勝利點數
control-weapons = { $n ->
    [1] 鍛造武器
   *[other] 鍛造武器 × { $n }
}
control-shields = { $n ->
    [1] 製造盾牌
   *[other] 製造盾牌 × { $n }
}
control-nature = 控制大自然
event-assemble = { $player }組裝 { $n } 個米寶。
event-land = { $player }的 { $n } 個米寶進入 { $tile }（{ $kind }）。
event-worker = { $player }的{ $building }：工人走一步。
event-worker-action = { $n ->
    [0] { $player }的{ $building }：工人到達「{ $action }」。
   *[other] { $player }的{ $building }：工人到達「{ $action } { $n }」。
}
event-worker-start = { $player }的{ $building }：工人回到起始格。
event-worker-site = { $left ->
    [0] { $player }的{ $building }：工人走完建造路徑。
   *[other] { $player }的{ $building }：施工還剩 { $left } 步。
}
event-finish = { $player }：{ $building }（{ $slot }）施工完成。
event-build = { $player }開始建造{ $building }（{ $slot }）。
event-found = { $player }重建村莊：{ $building }（{ $slot }）。
event-clear = { $player }：{ $building }（{ $slot }）回到儲藏區。
event-home = { $player }的 { $n } 個米寶回到儲藏區。
event-intimidate = { $player }的 { $n } 個米寶從 { $tile } 被趕到 { $to_tile }（{ $to_kind }）。
event-destroy-forge = 鍛造的武器摧毀 { $tile } 上{ $player }的 { $n } 個米寶。
event-destroy-shield = 盾牌摧毀 { $tile } 上{ $player }的 { $n } 個米寶。
event-destroy-burn = { $player }的 { $n } 個米寶在 { $tile }（{ $kind }）被燒毀。
event-destroy-altar = 古神摧毀 { $tile }（{ $kind }）上{ $player }的一個米寶。
event-destroy-sacrifice = { $player }在 { $tile } 獻祭一個米寶。
event-convert = { $player }轉換{ $owner }的{ $building }上{ $victim }的一個米寶。
event-bomb = { $player }炸{ $owner }的{ $building }。
event-take = { $player }拿取升級指示物「{ $token }」。
event-move-step = { $player }：一個米寶從 { $tile } 移到 { $to_tile }（{ $to_kind }）。
event-move-cave = { $player }：一個米寶經洞穴從 { $tile } 移到 { $to_tile }（{ $to_kind }）。
event-move-tunnel = { $player }：一個米寶經隧道從 { $tile } 移到 { $to_tile }。
event-venture = { $player }：一個米寶從 { $tile } 走進未探索的格子。
event-enter = { $player }：一個米寶從 { $tile } 攻上{ $owner }的{ $building }。
event-draw = { $player }發現 { $tile }：{ $kind }。
event-lay = { $tile } 放到地圖上。
event-battle = { $tile }（{ $kind }）的戰鬥：{ $player } { $men } 個中損失 { $lost } 個，{ $foe } { $foes } 個中損失 { $foes_lost } 個。
event-bravery = { $player }獲得 { $n } 點勇敢點數：第 { $step } 階，共 { $ladder } 階。
event-honour = { $n ->
    [0] { $player }獲得 1 點勝利點數，但已沒有米寶可放上名譽之山。
   *[other] { $player }獲得 { $n } 點勝利點數：{ $n } 個米寶登上名譽之山。
}
event-fall = { $player }的{ $building }（{ $slot }）被摧毀。
event-left = { $player }離開遊戲。
ending-points = { $count ->
    [1] { $winner }以 { $points } 點勝利點數獲勝。
   *[other] { $winner }各有 { $points } 點勝利點數，共享勝利。
}
ending-rounds = { $count ->
    [1] { $winner }獲勝：輪數用盡。
   *[other] { $winner }共享勝利：輪數用盡。
}
ending-resignation = { $winner }獲勝：其他玩家都認輸。
ending-time = { $winner }獲勝：其他玩家時間用盡。

## 地圖周圍

label-goal = 目標：{ $goal } 點勝利點數。敵方建築的防禦格全部填滿時，上面每個米寶得 1 點；每 { $ladder } 點勇敢點數得 1 點；回合開始時由 { $garrison } 個米寶佔據的塔，在該回合計分。
label-round = 第 { $round } 輪
label-phase = 階段 { $phase } { $name }
label-to-act = 由{ $player }決定
label-hammer = 槌子
label-points = 勝利點數 { $points }／{ $goal }
label-coming = 下回合：塔 +{ $n }
label-bravery = 勇敢點數 { $step }／{ $ladder }
label-depot = 倉庫 { $n }
label-reserve = 儲藏區 { $n }
label-tokens = 指示物：{ $tokens }
label-recycles = 回收
label-shields = { $n ->
    [1] 盾牌
   *[other] 盾牌 × { $n }
}
label-out = 已離開遊戲
label-destroyed = 已摧毀：{ $buildings }
label-defence = 防禦格 { $taken }／{ $defence }
label-site = 施工中，還剩 { $left } 步
label-free = 空建築位：{ $slots }
label-start = 起始格
label-on-the-way = 途中
label-at = 在「{ $action }」
label-waiting = 「{ $action }」待執行
label-in-turns = { $turns ->
    [0] 本回合：{ $actions }
    [1] 下回合：{ $actions }
   *[other] { $turns } 回合後：{ $actions }
}
label-supply = 領土供應區 { $n } 片
label-pool = 可拿取的指示物：{ $tokens }
label-forge = { $n ->
    [1] 鍛造武器
   *[other] 鍛造武器 × { $n }
}
label-nature = 控制大自然
label-narrow = 視窗太窄，無法顯示地圖：請加寬到至少 { $columns } 欄，再輸入 board。
label-drawn = 發現：{ $tile }，{ $kind }；森林在 { $forest }；你從 { $entry } 進入
label-battle = { $tile } 的戰鬥：{ $player } { $men } 個對{ $foe } { $foes } 個，會剩 { $left } 個與 { $foes_left } 個
legend-cell = ?1 待探索
legend-slot = [oF] 村莊的建築位 F，防禦格已佔／全部
legend-tree = t 隱藏森林的樹
legend-forest = / \ | 森林
legend-token = *fo 升級指示物
legend-flag = ! 旗
legend-gate = ^ 大門
legend-men = o3 橘方的 3 個米寶

## 回答清單

menu-tokens = 指示物
menu-slot = { $slot } { $building }：{ $action }
menu-building = { $building } · { $about } · { $ends }
menu-end = { $steps } 步：{ $action }
menu-into = { $slot }建築位
menu-into-over = { $slot }建築位，取代{ $building }
menu-idle = { $giver }：目前沒有作用
menu-slots = 可以輸入自己四個建築位中的任一個，例如 { $move }；若該處已有建築，新建築會取代它。
menu-from = 從 { $tile }（{ $kind }）
menu-answers = 選項
menu-other = 其他

## 說明

help =
    list · list t05            列出合法行動與編號 · 只列出含 t05 的；輸入編號即可採用
    why step T03 E             哪條規則禁止這個行動，或它的作用；只打 why：這個問題的規則
    rules 14.3 · rules 塔      依編號查規則 · 含某個詞的規則
    cards · log · board        建築、領土與指示物 · 發生過的事 · 再看一次地圖
    undo                       復原上一行，只要之後沒有翻開板塊、戰鬥或換人
    save 檔案 · quit           將遊戲寫入檔案 · 離開：遊戲仍會儲存
hint-play = list：列出選項與編號 · cards：各種東西的效果 · why step T03 E · help
help-play =
    六點勝利點數獲勝：戰鬥得來的勇敢點數、填滿而摧毀的敵方建築、由兩個米寶佔據的塔。
    一個回合有五個階段；只有需要選擇時才會詢問，list 會列出選項。
    found square B             階段 1 之前，沒有任何建築時：在後方的建築位以施工中的建築重建村莊
    bonus T17 gate             階段 1：使用所控制領土的獎勵
    fork 2                     階段 2：工人走到路徑的第 2 格
    deploy F 2 · assemble L 2  階段 3：該建築位的建築佈署或組裝 2 個米寶；其他行動類推
    build F factory B          階段 3：以前方建築的行動，在後方的建築位建造工廠
    step T03 E · move T03 E 3  階段 4：一個米寶從 T03 往東 · 三個米寶，只要可以
    cave T22 T05 · tunnel T09 T10 · go-on T10  階段 4：穿過洞穴與隧道
    explore 1 · rotate 2       階段 5：先探索哪一格 · 將新板塊轉兩個邊
    kill T05 blue · battle T05 orange blue  階段 4 與 5：祭壇摧毀哪個米寶 · 先打哪一場
    token U4 T05 · tree T05 NE  自己回合的任何問題：放置升級指示物 · 將隱藏森林的樹放在邊界上
    done                       結束階段，或不做（若列在選項中）
    call                       下一回合開始時詢問是否放置隱藏森林的樹
    random                     隨機回答這個問題
    resign                     認輸
move-what = 請寫成 move T03 E 2：從哪裡、越過哪一邊、幾個米寶。
move-number = 「{ $text }」不是米寶的數量。
card-building = { $defence } 個防禦格，施工中 { $site } 個；建造 { $build } 步
card-unseen = 供應區 { $n } 片

## 桌面選項

option-token-windows = 每個回合開始時，是否詢問每位玩家要不要放置指示物。
option-token-windows-called = 只詢問有升級指示物可放，或要求詢問的玩家。
option-token-windows-always = 一律詢問每位有指示物的玩家。

## 不允許的事

refused = { $reason }（{ $rule }）
refused-MW-1-2 = 現在由另一位玩家決定。
refused-MW-3-10 = 那條邊界被森林封閉。
refused-MW-3-11 = 那一邊被森林封閉。
refused-MW-6-1 = 現在要決定的是另一件事。
refused-MW-7-2 = 你沒有控制那處公共建設，或其獎勵已用過。
refused-MW-7-8 = 該獎勵只能佈署到大門前的領土或該領土本身。
refused-MW-7-9 = 該獎勵只能將米寶移到倉庫。
refused-MW-7-15 = 沒有米寶可用於該獎勵。
refused-MW-8-4 = 工人不能走到那裡。
refused-MW-9-1 = 該建築沒有這個待執行的行動。
refused-MW-9-4 = 該建築的工人還在途中：只有分支的最後一格提供行動。
refused-MW-9-5 = 數量必須從 1 到行動的數值。
refused-MW-9-6 = 可用於該行動的米寶沒有那麼多。
refused-MW-10-1 = 只能建造儲藏區中的建築。
refused-MW-10-7 = 建築不能取代自己。
refused-MW-10-9 = 該建築已被摧毀，移出遊戲。
refused-MW-10-10 = 你的儲藏區已沒有建築。
refused-MW-10-13 = 後援部隊只能到一個有自己米寶的領土，或大門前的領土。
refused-MW-10-14 = 你沒有米寶在領土上。
refused-MW-10-15 = 下一個米寶必須放到有自己米寶的領土之一。
refused-MW-10-17 = 該領土旁沒有敵方米寶。
refused-MW-10-19 = 只能降落在領土上。
refused-MW-10-20 = 沒有任何領土上有敵方米寶。
refused-MW-10-21 = 那裡沒有可以驅趕的敵方米寶。
refused-MW-10-22 = 那條邊界被森林封閉，「控制大自然」在此無效。
refused-MW-10-23 = 敵方米寶只能被趕到另一個領土。
refused-MW-10-29 = 該領土上沒有敵方米寶。
refused-MW-10-32 = 該建築上沒有這樣的米寶。
refused-MW-10-33 = 你的儲藏區是空的：米寶必須來自倉庫或自己的領土。
refused-MW-10-36 = 沒有可轉換的對象，或你沒有米寶可用。
refused-MW-10-37 = 只能炸對手還有空防禦格的建築。
refused-MW-10-38 = 你在那裡沒有米寶可用。
refused-MW-10-40 = 該工人不能走這一步。
refused-MW-10-48 = 公共區沒有該指示物。
refused-MW-10-49 = 公共區已沒有升級指示物。
refused-MW-11-1 = 你在那裡沒有米寶。
refused-MW-11-5 = 米寶不能進入自己的村莊。
refused-MW-11-6 = 該建築位沒有建築。
refused-MW-11-7 = 該建築的防禦格都已被佔據。
refused-MW-11-11 = 與敵人同處的米寶不能移動。
refused-MW-11-12 = 那裡的米寶都已移動過。
refused-MW-11-13 = 剩下的板塊不夠再探索一格。
refused-MW-12-1 = 洞穴只能通往 2 格內的領土。
refused-MW-12-3 = 洞穴移動必須停在領土上。
refused-MW-12-4 = 只有回合開始時在洞穴的米寶能使用洞穴。
refused-MW-12-6 = 只能前往另一個礦坑隧道，或留在原處。
refused-MW-12-8 = 那不是從一個礦坑隧道到另一個的路。
refused-MW-12-9 = 只能前往另一個礦坑隧道，或留在原處。
refused-MW-12-13 = 地圖上沒有另一個礦坑隧道。
refused-MW-12-16 = 只能選擇祭壇 2 格內的敵方米寶。
refused-MW-12-25 = 該祭壇現在不會發動。
refused-MW-13-4 = 沒有這個待探索的格子。
refused-MW-13-5 = 這樣轉，森林會封閉你的米寶進入的那一邊。
refused-MW-13-6 = 板塊的方向必須讓米寶進入的各邊中，沒有森林的邊最多。
refused-MW-13-8 = 沒有這場戰鬥。
refused-MW-14-11 = 接著由該領土上的其中兩位玩家戰鬥：請選擇是哪兩位。
refused-MW-15-4 = 只能從有自己米寶的領土拿取米寶。
refused-MW-16-9 = 請用列出的建築之一，在自己的四個建築位之一重建村莊。
refused-MW-17-1 = 你沒有該指示物、該領土不在地圖上，或上面已有一個升級指示物。
refused-MW-17-3 = 升級指示物只能放在空白的領土上。
refused-MW-17-8 = 你的「隱藏森林的樹」已用過、該邊界已有一棵，或那裡沒有領土。
refused-MW-17-11 = 此刻不能放置指示物。
refused-MW-18-1 = 遊戲已結束。
refused-MW-19-4 = 你的儲藏區沒有那麼多米寶。
refused-MW-19-5 = 你的倉庫沒有那麼多米寶。
refused-MW-19-6 = 領土供應區已空：不能再探索。
refused-MW-21-20 = 必須先決定這件事，遊戲才能繼續。
refused-MW-21-23 = 只有回合開始時在隧道的米寶，能以隧道代替移動。

## 遊戲結束

account-points = 勝利點數
account-battles = 進行 { $count } 場戰鬥
account-beaten = 擊敗 { $count } 個敵方米寶
account-built = 完成 { $count } 棟建築
account-razed = 摧毀 { $count } 棟敵方建築
account-turns = 共 { $count } 回合
## 各種事物的說明：說明框的文字

phase-1-about = 你控制的公共建設給予獎勵：計算木造塔，並可組裝或佈署米寶。
phase-2-about = 你的每個工人各走一步；在分歧點由你選擇方向。
phase-3-about = 走到路徑終點的工人各帶來一個行動，執行順序不限。
phase-4-about = 你在地圖上的每個米寶可以走一步，到相鄰的格子。
phase-5-about = 結算移動的結果：新領土、戰鬥、祭壇、建築。
sign-honour = 勝利點數
sign-honour-about = 你名譽之山上的米寶，加上本回合你控制的木造塔旗幟。達到 6 點就獲勝。
sign-bravery = 勇敢點數
sign-bravery-about = 每摧毀一個敵方米寶前進一步。走到階梯頂端得 1 點勝利點數，再從頭開始。
sign-depot = 倉庫
sign-depot-about = 已組裝的米寶：只有這裡的米寶才能放到地圖上。
sign-reserve = 儲藏區
sign-reserve-about = 尚未組裝的米寶。被摧毀的米寶會回到這裡。
sign-worker = 工人
sign-worker-about = 每棟建築有一個工人。在你的每個回合沿著路徑走一步；走到終點就得到那裡畫的行動。
sign-defence = 防禦格
sign-defence-about = 全部站滿敵方米寶時建築被摧毀，其中每個米寶為其玩家帶來 1 點勝利點數。
sign-gate = 大門
sign-gate-about = 佈署的米寶從這裡出來，放到你大門前的領土。
sign-forest = 森林
sign-forest-about = 有森林的邊界不能通過，除非有「控制大自然」，或邊界上放了「隱藏森林的樹」。
sign-unseen = 尚未探索的領土
sign-unseen-about = 未探索的格子還可能是什麼：沒有人探索到的領土。
sign-meeple = 米寶
sign-meeple-about = 你在地圖上的人手。每個米寶每回合可走一步；兩個以上就能控制公共建設。
sign-free-slot = 空的建築位
sign-free-slot-about = 建造行動可以把你儲藏區的建築放在這裡。
sign-building = 防禦格：{ $defence }，施工時 { $site }。建造步數：{ $build }。

## 選定之後再問的問題

ask-assemble-1 = 要組裝幾個米寶？
ask-deploy-1 = 要佈署幾個米寶？
ask-reinforce-1 = 要派到哪個領土？
ask-reinforce-2 = 要派幾個米寶？
ask-bomb-1 = 要炸哪棟建築？
ask-build-1 = 要建造哪棟建築？
ask-build-2 = 要放在哪個建築位？
ask-burn-1 = 要燒毀哪裡的敵方米寶？
ask-convert-1 = 要轉換哪個敵方米寶？
ask-convert-2 = 其中哪一個？
ask-intimidate-1 = 要趕走哪裡的敵方米寶？
ask-intimidate-2 = 要趕到哪裡？
ask-intimidate-3 = 要趕走幾個？
ask-productivity-1 = 要讓哪個工人走一步？
ask-stealth-1 = 米寶要降落在哪裡？
ask-step-1 = 這個米寶要去哪裡？
ask-cave-1 = 這個米寶要去哪裡？
ask-tunnel-1 = 這個米寶要去哪裡？
ask-token-1 = 升級指示物要放在哪個領土？
ask-tree-1 = 樹要放在哪個領土旁？
ask-tree-2 = 要放在它的哪一條邊界上？
ask-upgrade-1 = 要拿哪個升級指示物？
