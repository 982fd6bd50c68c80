# 王國保衛戰系列（繁體中文）：各遊戲用詞相同的文字。每個鍵只在此處或各遊戲中出現。

## Ways to play

marked = { $name }（{ $mark }）
goal-boss = 擊敗頭目

## Heroes and abilities

hero-alleria = 艾莉瑞雅
hero-malik = 馬利克
hero-magnus = 馬格努斯
hero-ignus = 炎之魔神
hero-lilith = 莉莉絲
hero-wildcat = 野貓
hero-alleria-about = 遠程，物理：在攻擊範圍 { $arrows } 內放置一個 { $tile } 板塊。若野貓不在地圖上，可以讓野貓來到她身邊。
hero-malik-about = 近戰，物理：在他的托盤上放置一個 { $size } 格 T 形板塊；每覆蓋一個空格，就可以在相鄰托盤放置一個 { $tile-2 } 板塊。
hero-magnus-about = 遠程，魔法：在攻擊範圍 { $arrows } 內放置一個 { $size } 格 L 形板塊；站在工地上時，同一托盤再加一個 { $site-tile } 板塊。
hero-ignus-about = 近戰，魔法：在他的托盤上放置一個 { $tile } 板塊；若剛好覆蓋 { $exactly-2 } 個敵人，每個相鄰托盤各放一個 { $tile-2 } 板塊。
hero-lilith-about = 在她所在或相鄰格子的托盤上放置 { $tiles } 個 { $tile } 物理板塊；然後治癒她或附近一位英雄 { $amount-2 } 點，該英雄並翻開一個能力。
ability-call-of-the-wild = 野性呼喚
ability-call-of-the-wild-about = 在野貓的托盤上放置 { $tiles } 個 { $tile } 物理板塊。
ability-swiftwind-strike = 疾風迅擊
ability-swiftwind-strike-about = 在攻擊範圍 { $arrows } 內放置一個 { $tile } 物理板塊；然後地圖上任一英雄可以移動 { $move-2 } 格並進行基礎攻擊。
ability-do-you-bleed = 你也會流血嗎？
ability-do-you-bleed-about = 在攻擊範圍 { $arrows } 內的同一托盤放置 { $tile } 與 { $other } 板塊各一個，再在野貓的托盤放置 { $tiles-2 } 個 { $tile-2 } 板塊；物理。
ability-multishot = 多重射擊
ability-multishot-about = 在任意托盤上放置 { $tiles } 個 { $tile } 物理板塊。
ability-hammer-time = 該掄起錘子了！
ability-hammer-time-about = 任一英雄可以翻開一個能力；然後馬利克再執行一個行動。
ability-earthquake = 地震
ability-earthquake-about = 在他的托盤放置一個 { $size } 格 V 形物理板塊；他所在格子的所有英雄在本輪結束前受到防護。持續。
ability-smashing-hammer = 粉碎之錘
ability-smashing-hammer-about = 在他的托盤放置一個 { $tile } 物理板塊；每覆蓋一個敵人方格，就可以在相鄰托盤放置一個 { $tile-2 } 板塊。
ability-cant-touch-this = 禁止觸碰
ability-cant-touch-this-about = 馬利克在本輪結束前受到防護，並可進行基礎攻擊。持續。
ability-magic-trick = 魔術戲法
ability-magic-trick-about = 任一英雄可以移動到任何格子並進行基礎攻擊；然後在攻擊範圍 { $arrows-2 } 內的一個托盤放置 { $tiles-2 } 個 { $tile-2 } 魔法板塊。
ability-mirage = 幻影
ability-mirage-about = 在一個相鄰托盤放置 { $soldiers } 個士兵與 { $tiles } 個 { $tile } 板塊，全部為魔法。板塊可自由轉向。
ability-knowledge-is-power = 知識就是力量
ability-knowledge-is-power-about = 選擇場上任一其他特殊能力，當作馬格努斯自己的能力執行。
ability-arcane-storm = 奧術風暴
ability-arcane-storm-about = 在一個相鄰托盤放置一個 { $size } 格魔法板塊，可自由轉向。
ability-blazing-impact = 爆焰衝擊
ability-blazing-impact-about = 在他的托盤放置一個 { $tile } 魔法板塊；若剛好覆蓋 { $exactly-2 } 個敵人，治癒任一英雄 { $amount-2 } 點。
ability-hellfire = 地獄烈火
ability-hellfire-about = 在他的托盤放置一個 { $size } 格 T 形魔法板塊；若剛好覆蓋 { $exactly-2 } 個敵人，在一個相鄰托盤放置 { $tiles-2 } 個 { $tile-2 } 板塊。
ability-surge-of-flame = 火浪奔湧
ability-surge-of-flame-about = 炎之魔神額外移動最多 { $move } 格，進入的每個托盤放置一個 { $tile } 魔法板塊；然後治癒他或一位相鄰英雄 { $amount-2 } 點。
ability-burn = 燃起來吧！
ability-burn-about = 在最多 { $most } 個相鄰托盤上各放置一個 { $tile } 魔法板塊。板塊可自由轉向。
ability-infernal-wheel = 地獄之輪
ability-infernal-wheel-about = 在每個相鄰托盤上放置一個 { $tile } 真實傷害板塊。板塊可自由轉向。
ability-reapers-harvest = 收割者之獲
ability-reapers-harvest-about = 在她的托盤放置 { $tiles } 個 { $tile } 與 { $others } 個 { $other } 真實傷害板塊，分別貼著她底座的四邊。板塊可自由轉向。
ability-holy-chaos = 神聖混沌
ability-holy-chaos-about = 在一個相鄰托盤放置一個 { $tile } 板塊、一個 { $other } 板塊與 { $soldiers } 個士兵，全部為真實傷害。板塊可自由轉向。
ability-resurrection = 復活
ability-resurrection-about = 在她的托盤放置一個 { $tile } 真實傷害板塊；若該托盤本輪被摧毀，治癒她 { $amount-2 } 點並使她受到防護。持續。板塊可自由轉向。
hero-elora = 伊蘿拉·冬之歌
hero-dierdre = 德德爾
hero-bruxa = 布魯莎
hero-alric = 阿爾里奇
hero-saitam = 塞塔姆
hero-warrior = 沙漠勇士
hero-warrior-about = 隨阿爾里奇行動，以物理傷害覆蓋一個方格，生命值 { $health }，像士兵一樣阻擋敵軍，並可替英雄承受傷害。
hero-elora-about = 遠程，魔法：在攻擊範圍 { $arrows } 內的敵軍上放置一個 { $tile } 板塊。
hero-elora-bench = 每支相鄰敵軍各放一個 { $tile } 魔法板塊；然後其中一支放了板塊的敵軍本輪不推進。
passive-winter-is-coming = 凜冬將至
passive-winter-is-coming-about = 她的激活開始時，每支有伊蘿拉板塊的敵軍各放一個 { $tile } 魔法板塊。
ability-ice-storm = 寒冰風暴
ability-ice-storm-about = 在任意相鄰敵軍上放置 { $size } 格 L 形與 { $other } 板塊各一個；魔法。
ability-permafrost = 永恆凍土
ability-permafrost-about = 選擇她所在或相鄰的一支敵軍：放置一個 { $tile-2 } 魔法板塊，且該敵軍本輪不推進。
ability-frost-lance = 冰霜長槍
ability-frost-lance-about = 在任意一支敵軍上放置一個 { $size } 格 L 形魔法板塊。
ability-numbing-aura = 麻痺靈氣
ability-numbing-aura-about = 被動：她所在及相鄰格子的敵軍不觸發衝鋒。
hero-dierdre-about = 魔法：在她所在或相鄰的敵軍上放置一個 { $tile } 板塊；然後治癒她或附近一位英雄 { $amount-2 } 點。
hero-dierdre-bench = 完全治癒一位英雄；然後在她所在或相鄰的不同敵軍上放置至多 { $soldiers-2 } 個士兵。
passive-holy-light = 聖光術
passive-holy-light-about = 每當士兵從仍留在地圖上的敵軍移除時，在其方格放置一個 { $tile } 真實傷害板塊。
passive-wings-of-light = 光翼庇護
passive-wings-of-light-about = 激活之前，可以將她移到任何她能結束移動的格子。
ability-consecrate = 神聖祝頌
ability-consecrate-about = 在她所在或相鄰的敵軍上放置 { $soldiers } 個士兵；然後每支得到士兵的敵軍各放一個 { $tile-2 } 魔法板塊。
ability-blessed-armor = 祝福護甲
ability-blessed-armor-about = 德德爾與她所在或相鄰格子的另一位英雄在本輪結束前受到防護；然後她進行基礎攻擊。
ability-divine-health = 神聖康復
ability-divine-health-about = 治癒地圖上每位英雄至多 { $amount } 點；她所在或相鄰格子的其他英雄各將一個特殊能力翻回就緒。
ability-radiant-choir = 光輝聖詠
ability-radiant-choir-about = 被動：放置在她所在或相鄰格子敵軍上的士兵造成真實傷害。
hero-bruxa-about = 遠程，魔法：在攻擊範圍 { $arrows } 內的敵軍上放置一個 { $tile } 板塊。
hero-bruxa-bench = 在任意相鄰敵軍上放置 { $tiles } 個 { $tile } 真實傷害板塊。
passive-dark-secrets = 黑暗秘密
passive-dark-secrets-about = 她所在或相鄰格子每有一支敵軍被摧毀，她獲得 { $amount } 個頭骨，最多 { $skulls } 個。她的激活開始時，每個頭骨在相鄰敵軍上放置一個 { $tile-2 } 魔法板塊。
ability-laughing-skulls = 冷笑骷髏
ability-laughing-skulls-about = 棄掉一個以上的頭骨：每個頭骨在相鄰敵軍上放置一個 { $tile-2 } 真實傷害板塊。
ability-bone-dance = 骨骸舞蹈
ability-bone-dance-about = 在不同的相鄰敵軍上放置 { $size } 格 L 形與 { $other } 板塊各一個；魔法。
ability-voodoo-curse = 巫毒詛咒
ability-voodoo-curse-about = 選擇她所在或相鄰的一支敵軍：本階段其敵人失去抗性與盾牌；然後在其上放置一個 { $tile-3 } 魔法板塊。
ability-fourth-skull = 第四顆頭骨
ability-fourth-skull-about = 被動：她最多可有 { $skulls } 個頭骨，並以 { $first-skulls } 個開始。
hero-alric-about = 近戰，物理：在他所在的敵軍上放置一個 { $tile } 板塊。
hero-alric-bench = 在他所在的敵軍上放置 { $tile } 與 { $other } 板塊各一個；物理。
passive-sand-warriors = 沙漠勇士
passive-sand-warriors-about = 他第一次移動後及每次休整後，{ $count } 個沙漠勇士（生命值各 { $health }）來到他身邊。在他的激活中可移動至多 { $move } 格；與英雄同格的沙漠勇士可替其承受傷害。
ability-flurry = 血色連斬
ability-flurry-about = 在他所在的敵軍上放置 { $tiles } 個 { $tile } 與一個 { $other } 板塊；物理。
ability-sandstorm = 沙暴
ability-sandstorm-about = 每支相鄰敵軍各放一個 { $tile } 物理板塊；然後地圖上每個沙漠勇士可放到其中一支敵軍的空方格上。
ability-spiked-armor = 反傷刺甲
ability-spiked-armor-about = 被動：每當阿爾里奇或沙漠勇士因所在敵軍的推進嘗試受到傷害，在該敵軍上放置一個 { $tile } 物理板塊。
ability-toughness = 沙漠之心
ability-toughness-about = 被動：每輪第一次受到的傷害無效。
hero-saitam-about = 近戰，物理：在他所在的敵軍上放置一個 { $tile } 板塊。
hero-saitam-bench = 在他所在或相鄰的不同敵軍上放置至多 { $tiles } 個 { $tile } 板塊，然後在他所在的敵軍上放置一個 { $tile-2 } 板塊；物理。
passive-leaping-strikes = 騰躍連擊
passive-leaping-strikes-about = 他移動時離開或經過的每支敵軍各放一個 { $tile } 物理板塊，最多 { $most } 支。
ability-tetsubo-storm = 狼牙風暴
ability-tetsubo-storm-about = 每支相鄰敵軍各放一個 { $tile } 物理板塊。
ability-spinning-pole = 旋風棍法
ability-spinning-pole-about = 在他所在的敵軍上放置一個 { $tile } 物理板塊。
ability-monkey-palm = 猴掌
ability-monkey-palm-about = 選擇他所在或相鄰的一支敵軍：放置一個 { $tile-2 } 物理板塊，且該敵軍本輪不觸發主動能力。
ability-divine-nature = 神性
ability-divine-nature-about = 被動：他的激活開始時，治癒他 { $amount } 點。

## Words of the board

facing-N = 北
facing-E = 東
facing-S = 南
facing-W = 西
side-red = 紅方
side-blue = 藍方
side-green = 綠方
side-yellow = 黃方
colour-red = 紅色
colour-blue = 藍色
colour-green = 綠色
colour-yellow = 黃色
damage-physical = 物理
family-archer = 弓箭防禦塔
family-mage = 法師防禦塔
family-barracks = 士兵防禦塔
family-artillery = 火砲防禦塔
phase-setup = 準備
phase-begin = 本輪開始
phase-spawn = 召喚新的敵軍
phase-play = 打出防禦塔和英雄卡牌
phase-boss = 激活頭目
phase-over = 結束
facing-NE = 東北
facing-SE = 東南
facing-SW = 西南
facing-NW = 西北

## Notation: what is wrong with a typed action

garbled-empty = 沒有輸入行動。
garbled-tray = 「{ $text }」不是敵軍托盤：托盤的名稱是 { $shown }，如地圖所示。
garbled-cell = 「{ $text }」不是格子：請寫出列與行，例如 { $shown }。
garbled-square = 「{ $text }」不是卡牌上的方格：方格的名稱是 { $shown }，先列後行。
garbled-number = 「{ $text }」不是 { $shown } 以內的數字。
garbled-name = 「{ $text }」不是下列之一：{ $shown }。

## Questions

prompt-heroes = 選擇你的英雄。
prompt-heroes-abilities = { $hero }還可以選擇 { $n } 個特殊能力：選哪個？
prompt-bench = 英雄候補席還可以有 { $n } 位英雄：選誰？
prompt-spells = 團隊還可以選擇 { $n } 個法術：選哪個？
prompt-closing = 本輪要封閉哪個顏色？
prompt-placing = 放置這次攻擊剩下的東西：{ $tiles ->
    [0] 士兵 { $soldiers } 個
   *[other] { $soldiers ->
        [0] 傷害板塊 { $tiles } 個
       *[other] 傷害板塊 { $tiles } 個，士兵 { $soldiers } 個
    }
}。
prompt-placing-forced = 次元門是唯一的目標：能放的都必須放上去（{ $tiles ->
    [0] 士兵 { $soldiers } 個
   *[other] { $soldiers ->
        [0] 傷害板塊 { $tiles } 個
       *[other] 傷害板塊 { $tiles } 個，士兵 { $soldiers } 個
    }
}）。
prompt-lifted = 從「{ $horde }」取下的士兵要放到哪裡？
prompt-again = { $hero }可以再執行一個行動。
prompt-companion = { $hero }要去哪裡？
prompt-choice-grant = 哪位英雄可以移動並攻擊？
prompt-choice-heal = 治癒哪位英雄？
prompt-choice-pay = 哪位英雄承受 1 點傷害？
prompt-copying = 執行哪個能力？
prompt-surging = { $hero }還可以走 { $points } 格。
prompt-raising = 交出哪座防禦塔並升兩級？
prompt-ghosts = 下一個幽靈在哪裡出現？
prompt-ruining = 頭目摧毀一座防禦塔：哪一座回到供應堆？
prompt-choice-protect = 哪位英雄受到防護？
prompt-choice-hurt = 哪位英雄受到傷害？
prompt-tiles-back = 歸還「{ $horde }」的哪個板塊？
prompt-instead = { $hero }將受到傷害：由沙漠勇士代為承受嗎？
prompt-ordering = 誰先受到傷害？
prompt-ways = { $hero }走哪條路前往 { $cell }？
prompt-razing = 接下來摧毀哪支敵軍？
prompt-reward = 團隊選擇哪種獎勵？
prompt-mode = { $tower }使用哪種攻擊？
prompt-sticking = 哪座防禦塔獲得改造「{ $modification }」？
prompt-places = 「{ $what }」放在哪裡？
prompt-shutting = 封閉這個顏色的哪個建築位：{ $colour }？
prompt-targeting = 選擇哪支敵軍？
prompt-sights = { $hero }途中經過可使用的地形：要使用哪一個？
prompt-spending = 棄掉幾個頭骨？目前有 { $n } 個。
prompt-scattering = 沙漠勇士可以放到敵軍上：放在哪裡？
prompt-dividing = 起始防禦塔由誰拿取？
prompt-raising-start = 哪座起始防禦塔升一級？
prompt-returning = 哪座起始防禦塔放回供應堆？
prompt-choice-companion = 要讓野貓上場嗎？
prompt-granted = { $hero }可以移動並進行基礎攻擊。
prompt-granted-anywhere = { $hero }可以先移到任何格子。
prompt-hero-warriors = { $hero }：沙漠勇士可以移動。

## Answers

do-hero = 選擇{ $hero }
do-learn = { $ability }
do-bench = { $hero }加入英雄候補席
do-spell = { $spell }
do-build = { $tower }建在 { $cell }，面向{ $facing }
do-pass = 把{ $tower }交給{ $player }：升級為{ $raised }
do-pass-own = 把{ $tower }留到下一輪：升級為{ $raised }
do-pass-unchanged = 把{ $tower }原樣交給{ $player }
do-activate = 激活{ $hero }
do-wildcat = 激活野貓
do-bring = { $hero }從候補席來到 { $cell }
do-cast = 施放{ $spell }
do-tile = { $shape } 放在「{ $horde }」的 { $square }：{ $size } 格覆蓋 { $hits } 個敵人方格，還剩 { $left } 個
do-tile-last = { $shape } 放在「{ $horde }」的 { $square }：{ $size } 格覆蓋最後 { $hits } 個敵人方格，全數覆蓋
do-soldier = 士兵放在「{ $horde }」的 { $square }
do-lift = 取下「{ $horde }」{ $square } 的士兵
do-move = { $hero }前往 { $cell }
do-seat = 放在 { $square }：底座下有 { $hits } 個敵人方格
do-reseat = 移到 { $square }：底座下有 { $hits } 個敵人方格
do-attack = { $hero }的基礎攻擊，面向{ $facing }
do-ability = { $hero }：{ $ability }，面向{ $facing }
do-step = { $hero }走到 { $cell }
do-step-engage = { $hero }走到 { $cell }，踏上「{ $horde }」
do-choose = { $hero }
do-copy = { $hero }的{ $ability }
do-raise = 把{ $tower }交給{ $player }：升級為{ $raised }
do-raise-own = 把{ $tower }留到下一輪：升級為{ $raised }
do-raise-unchanged = 把{ $tower }原樣交給{ $player }
do-stop = 到此為止
do-ghost = 先在 { $cell } 出現幽靈
do-ruin = 失去 { $cell } 的{ $tower }
do-take = { $player }收回 { $cell } 的{ $tower }
do-buy = 為{ $player }購買{ $tower }：{ $price } 顆水晶
do-done = 完成
do-resign = 放棄
do-flag = 時間用盡而落敗
do-not-done = 取消完成
do-untile = 「{ $horde }」{ $square } 的板塊
do-suffer = { $hero }
do-suffer-soldiers = 「{ $horde }」上的士兵
do-way = 經過 { $cells }
do-raze = { $horde }
do-gain-crystals = { $n } 顆水晶
do-gain-gold = { $n } 枚金幣
do-mode = { $tiles }（{ $damage }），依箭頭方向
do-mode-precise = { $tiles }（{ $damage }），任意敵軍
do-modify = 「{ $modification }」貼到{ $player }的{ $tower }：{ $price } 枚金幣
do-modify-direction = 「{ $modification }」貼到{ $player }的{ $tower }，朝向{ $direction }：{ $price } 枚金幣
do-attach = { $player }的{ $tower }
do-attach-direction = { $player }的{ $tower }，朝向{ $direction }
do-spot = 放在 { $cell }
do-shut = 封閉 { $cell } 的建築位
do-tend-token = 休整並處理「{ $token }」
do-tend-rift = 休整並棄掉元素裂隙卡「{ $rift }」
do-light = 點燃 { $cell } 的烽火
do-target = { $horde }
do-sight = { $cell } 的{ $token }
do-spend = 棄掉 { $n } 個頭骨
do-scatter = 沙漠勇士放在「{ $horde }」的 { $square }
do-march = 沙漠勇士前往 { $cell }
do-march-engage = 沙漠勇士前往 { $cell }，站上「{ $horde }」
do-stand = { $hits ->
    [0] 放在 { $square }：沒有敵人
   *[other] 放在 { $square }：敵人上
}
do-give = { $player }拿取{ $tower }
do-raise-start = { $tower }升級為{ $raised }
do-return = { $tower }

## What happens

event-round = 第 { $round } 輪
event-phase = 階段：{ $name }
event-hero = { $player }使用{ $hero }。
event-hero-bench = { $hero }加入英雄候補席。
event-reveal = 敵軍到來，原處的英雄讓開：{ $horde }。
event-spawn = 敵軍出現在 { $cell }：{ $horde }。
event-trail = 移除一張開拓卡牌：召喚點 { $route } 從下一輪開始召喚。
event-build = { $player }在 { $cell } 建造{ $tower }，面向{ $facing }。
event-pass = { $player }把{ $tower }交給{ $receiver }：升級為{ $raised }。
event-pass-own = { $player }把{ $tower }留到下一輪：升級為{ $raised }。
event-pass-unchanged = { $player }把{ $tower }原樣交給{ $receiver }。
event-tile = 「{ $horde }」上放置 { $n } 格的傷害板塊（{ $damage }）。
event-soldier = 一個士兵站上「{ $horde }」。
event-take-soldier = 從「{ $horde }」取下一個士兵。
event-face-down = { $tower }攻擊了次元門，翻到背面。
event-move = { $hero }前往 { $cell }。
event-move-home = { $hero }回到英雄版圖。
event-ability = { $hero }使用{ $ability }。
event-basic = { $hero }進行基礎攻擊。
event-heal = { $hero }的生命值 +{ $n }。
event-protect = { $hero }在本輪結束前受到防護。
event-hurt = { $hero }受到 { $n } 點傷害：生命值剩 { $left }。
event-knock-out = { $hero }被打倒。
event-cast = { $player }為團隊施放{ $spell }。
event-tray-heal = 「{ $horde }」發動治癒：移除所有傷害板塊。
event-block = 「{ $horde }」被擋住。
event-advance = 「{ $horde }」前進到 { $cell }。
event-aim = 「{ $horde }」射擊其上與相鄰的英雄。
event-rift = 「{ $horde }」變成 { $level } 級次元門。
event-buy = 為{ $player }購買{ $tower }：{ $price } 顆水晶。
event-goal = 目標達成！撐到本輪結束。
event-boss-card-about = { $boss }翻開「{ $card }」：{ $about }
ending-won = 王國得救了，勝利！
ending-hearts = 紅心耗盡：王國陷落。
ending-portal = 次元門抵達出口：王國陷落。
ending-boss = 頭目抵達出口：王國陷落。
ending-stuck = 頭目無法前進：王國陷落。
ending-knock-out = 英雄在英雄挑戰中被打倒：王國陷落。
ending-rounds = 輪數用盡：王國陷落。
ending-resignation = 團隊放棄了。
ending-time = 時間用盡：王國陷落。
ending-empty-decks = 所有召喚牌堆已空而目標未達成：王國陷落。
ending-goal = 目標已無法達成：王國陷落。
event-reward = 團隊獲得 { $gold ->
    [0] { $crystals } 顆水晶
   *[other] { $crystals ->
        [0] { $gold } 枚金幣
       *[other] { $crystals } 顆水晶與 { $gold } 枚金幣
    }
}。
event-modified = { $player }的{ $tower }獲得改造「{ $modification }」。
event-tithe = 「{ $modification }」帶來 { $n } 枚金幣。
event-story = 「{ $story }」：{ $about }
event-rift-open = 元素裂隙卡「{ $rift }」：{ $about }
event-rift-closed = 元素裂隙卡「{ $rift }」不再有效。
event-placed = { $cell } 出現{ $piece }。
event-removed = 移除 { $cell } 的{ $piece }。
event-bloom = 所有枯萎的花朵重新盛開。
event-shut = { $cell } 的建築位封閉。
event-force = { $until }：{ $force }。
event-mark-frozen = 「{ $horde }」被凍結：本輪不推進。
event-mark-silent = 「{ $horde }」本輪不觸發主動能力。
event-mark-cursed = 「{ $horde }」被詛咒：本階段失去抗性與盾牌。
event-skulls = { $hero }現在有 { $n } 個頭骨。
event-sight = 使用了 { $cell } 的{ $token }。
until-round = 本輪
until-next-round = 至下一輪結束
until-replaced = 直到下一張元素裂隙卡
until-card = 該卡牌有效期間
until-end = 直到遊戲結束
force-precise-within = 精準攻擊只能及於附近的敵軍
force-precise-adjacent = 精準攻擊只能及於相鄰敵軍
force-no-charge = 敵軍不觸發衝鋒
force-no-charge-near = 英雄附近的敵軍不觸發衝鋒
force-true-first-tile = 每位英雄基礎攻擊的第一個板塊造成真實傷害
force-true-soldiers-near = 英雄附近的士兵造成真實傷害
force-spawned-resist = 新召喚的敵軍具有抗性
force-spawned-freeze = 新召喚的敵軍不推進
force-firm-soldiers = 阻擋敵軍的士兵留下
force-all-slippery = 每支敵軍都滑溜
force-closed-white-sites = 白色建築位封閉
force-slower = 英雄移動變慢
force-boss-out-of-reach = 不能攻擊頭目
force-layer-refuses = 頭目層不能放置物理板塊
force-cyclone-times = 氣旋觸發更多次
force-boss-cards = 頭目翻開更多卡牌
force-rifts = 同時有多張元素裂隙卡有效
force-unhurt-once = 每輪第一次傷害無效
force-skulls = 可有更多頭骨
force-first-skulls = 英雄以頭骨開始
ending-crowd = 沒有空間容納下一支敵軍：王國陷落。
event-mend = 歸還「{ $horde }」的一個傷害板塊。
event-charge = 「{ $horde }」衝鋒：將前進兩次。
event-instead = 沙漠勇士替{ $hero }承受傷害。
event-frozen = 「{ $horde }」本輪不推進。
event-trigger-icon = 「{ $horde }」觸發{ $icon }。
event-start-given = { $player }拿取起始防禦塔{ $tower }。
event-start-raised = 起始防禦塔{ $tower }升級為{ $higher }。
event-start-returned = 起始防禦塔{ $tower }放回供應堆。
event-well-up = 湧出一支敵軍，由團隊選擇格子：{ $horde }。
event-beacon-lit = { $cell } 的烽火點燃了。
event-beacon-out = { $cell } 的烽火熄滅了。
event-pushed = 「{ $horde }」被吹退到 { $cell }。
event-drift = { $piece }移到 { $cell }。
event-sight-goods = { $cell } 的{ $token }：團隊取走 { $gold ->
    [0] { $crystals } 顆水晶
   *[other] { $crystals ->
        [0] { $gold } 枚金幣
       *[other] { $crystals } 顆水晶與 { $gold } 枚金幣
    }
}。
event-last-stand = 最後防線：失去 { $n } 顆紅心。

## What players say to each other by pointing

ping-mine = 這支敵軍交給我
ping-help = 這裡需要支援
ping-build = 我要蓋在這裡
thing-horde = { $cell } 的{ $horde }
thing-hero = { $cell } 的{ $hero }
thing-space = 格子 { $cell }

## Around the map

label-round = 第 { $round } 輪，最多 { $rounds } 輪
label-phase = { $name }
label-hearts = 紅心 { $n }
label-crystals = 水晶 { $n }
label-soldiers = 士兵 { $n }
label-goal = 目標：{ $goal }
label-portals = 剩餘次元門 { $n }
label-cap = 防禦塔最高 { $n } 級
label-to-act = 待決定：{ $players }
label-done = 已完成
label-hand = 手牌：{ $towers }
label-spells = 法術：{ $spells }
label-figure = { $hero }，生命值 { $health }／{ $most }，{ $place }
label-companion = { $hero }，{ $place }
label-board = 在英雄版圖上
label-bench = 在候補席
label-used = 已激活
label-protected = 受防護
label-down = 被打倒
label-abilities = 能力：{ $abilities }
label-ability-down = （{ $ability }）
label-tray = { $tray }「{ $horde }」在 { $cell }：還有 { $left } 格
label-deck = 召喚點 { $route }：{ $n } 張
label-deck-closed = 已封閉
label-level = { $n } 級
label-volley = 攻擊：{ $tiles }（{ $damage }）
label-volley-soldiers = 士兵 × { $n }
fate-falls = 將被摧毀
fate-moves = 將前進
fate-held = 被擋住
fate-stays = 停留
label-boss-steps = { $n ->
    [0] 已無法再移動
   *[other] 再移動 { $n } 步就動彈不得
}
fate-escapes-boss = 將抵達出口
fate-stuck = 將動彈不得
fate-lost = 將因此落敗
fate-wounds = 將失去 { $n } 點生命值
fate-down = 將被打倒
label-gold = 金幣 { $n }
label-skulls = 頭骨 { $n }／{ $most }
label-modifications = 可購買的改造（每個 { $price } 枚金幣）：{ $modifications }
label-modified = 地圖上改造過的防禦塔：{ $towers }
label-pointing = { $modification }（朝{ $direction }）
label-rifts = 裂隙：{ $rifts }
label-back = 下一張：{ $top }，{ $goods }
label-back-goods = 水晶 { $crystals }，金幣 { $gold }
label-back-either = 水晶或金幣 { $n }
label-event = 召喚點 { $route } 再 { $n } 張後：{ $story }
mark-frozen = 凍結
mark-silent = 沉默
mark-cursed = 受詛咒
mark-charged = 衝鋒
label-round-open = 第 { $round } 輪

## The list of answers

menu-tower = { $tower }
menu-pass = 交出：{ $tower }
menu-heroes = 英雄
menu-spells = 法術
menu-moves = 移動
menu-soldier = 士兵放在 { $tray }「{ $horde }」
menu-answers = 選項
menu-other = 其他

## Help

shape-sides = { $short } × { $long }
card-signs = I2 是一排 2 格的傷害板塊，L3 是轉角的 3 格，O4 是 2 × 2 的 4 格 · N1：防禦塔前方 1 格；箭頭隨防禦塔轉向
card-tower = { $code } { $tower }：{ $level } 級，{ $attack }
card-link = 同一托盤
card-free = 自由轉向
card-precise = 精準：任意托盤
card-arrows = 攻擊範圍 { $arrows }
card-enemy = { $code } { $enemy }
card-resists = { $damage }抗性
card-large = 大型
card-or = { " · 或 " }
card-adjacent = 任意相鄰敵軍
card-each = 各放一組
card-spear = 每個士兵一支矛 { $shape }
card-shield = 一側有盾
card-slippery = 滑溜：士兵擋不住
card-slots = 可裝改造：{ $n }
card-comes-with = 附帶改造：{ $modification }
card-silences = 放上板塊的敵軍本輪不觸發：{ $icon }
card-champion = 勇將

## Options of a table

option-difficulty = 守護王國的難度。
option-guests-off = 只用本遊戲的英雄。
option-guests-on = 兩款遊戲的英雄。

## What is not allowed

refused = { $reason }（{ $rule }）

## At the terminal

left-out = 視窗放不下全部內容：輸入 cards table 看其餘部分。
too-narrow = 視窗寬 { $width } 欄，地圖需要 { $least } 欄。請加寬視窗，再輸入 board。
menu-build = { $tower }（→ 範圍內的敵軍）
forecast-reaches = → { $trays }
forecast-reaches-none = → 無
danger-nothing = 這個板塊覆蓋不到任何敵人。
danger-pieces = 這次攻擊剩下的會作廢：{ $tiles ->
    [0] 士兵 { $soldiers } 個。
   *[other] { $soldiers ->
        [0] 傷害板塊 { $tiles } 個。
       *[other] 傷害板塊 { $tiles } 個，士兵 { $soldiers } 個。
    }
}
danger-idle = { $hero }還沒執行行動，將放棄這次行動。
danger-towers = 手上還有 { $n } 座防禦塔可以建造。
danger-hero = { $hero }還沒激活。
danger-hearts = 照目前的局面，本輪結束時會失去 { $n } 顆紅心。
danger-lost = 照目前的局面，本輪結束時就會落敗。
menu-covers = { $squares }→ { $hits }
menu-covers-all = { $squares }→ { $hits }（最後）
menu-covers-none = { $squares }→ 無
menu-useless = 不會覆蓋任何敵人的板塊
menu-shape = { $shape } 放在 { $tray }「{ $horde }」（→ 覆蓋的敵人數）
menu-basic = 基礎攻擊
menu-bring = 候補英雄上場：{ $hero } · { $about }
menu-onto = 在 { $trays } 上
menu-free = 沒有敵軍
menu-price = { $n } 顆水晶
card-hero = 生命值 { $health }，移動 { $move }
card-brings = 帶來 { $towers }
card-bench = 候補：{ $about }
card-no-effect = 沒有效果
label-shield = 盾牌朝{ $side }
cards-topics = 輸入 cards 加上下列的詞或名稱 · cards goal（目標） · cards signs（符號） · cards table（桌面）
cards-none = 沒有名稱或說明含有「{ $text }」的卡牌：單獨輸入 cards 可看到全部名稱。
hint-play = 編號或行動 · list · list t0：只看含有 t0 的 · why 1 · cards · help
hint-setup = 編號 · list：所有選項 · why 1：完整說明 · cards · help
help-setup =
    現在只問一件事：list 會列出所有選項與效果。
    list · 1                   選項的編號清單 · 選第一項
    why 1                      相關卡牌的完整說明與規則
    stop                       清單上有時：到此為止
    random · resign            交給快速策略回答 · 放棄遊戲

## 遊戲結束

account-hearts = 紅心
account-crystals = 水晶
account-hearts-left = 剩下 { $count } 顆紅心
account-rounds = 共 { $count } 輪
account-tiles = 放置 { $count } 個傷害板塊
account-wounds = 英雄受到 { $count } 點傷害
account-knocked-out = 英雄被打倒 { $count } 次
account-hordes = 摧毀 { $count } 支敵軍
account-towers = 建造 { $count } 座防禦塔
account-spells = 施放 { $count } 次法術
account-abilities = 使用 { $count } 次能力
account-passed = 交出 { $count } 座防禦塔
## 各種事物的說明：說明框的文字

damage-physical-about = 不能覆蓋有物理抗性的敵人。
damage-magic-about = 不能覆蓋有魔法抗性的敵人。
damage-true-about = 可以覆蓋任何敵人，不論其抗性。
phase-setup-about = 第一輪之前，團隊選擇英雄、能力與法術。
phase-begin-about = 上一輪的效果結束，新一輪的事件與裂隙出現。
phase-over-about = 遊戲已分出勝負。
phase-spawn-about = 每個召喚標記各召喚一支新的敵軍到地圖上。
phase-play-about = 所有玩家以任意順序打出和交出防禦塔，並激活英雄。
phase-destroy-about = 所有敵人都已覆蓋的敵軍會被摧毀，並給予獎勵。
phase-boss-about = 頭目抽一張卡牌並執行其效果。
phase-pick-up-about = 收回防禦塔與英雄卡牌；本輪交出的防禦塔送到新主人手上。
phase-spend-about = 團隊用獲得的資源購買新的防禦塔。
mark-frozen-about = 這支敵軍本輪不推進。
mark-silent-about = 這支敵軍的能力本輪無效。
mark-cursed-about = 這支敵軍的敵人在本階段沒有抗性與盾牌。
mark-charged-about = 這支敵軍本階段嘗試推進兩次。
sign-heart = 紅心
sign-crystal = 水晶
sign-crystal-about = 摧毀敵軍可得。每輪結束時，2 顆可買 1 級防禦塔，3 顆可買 2 級防禦塔。團隊最多保留 12 顆。
sign-gold = 金幣
sign-gold-about = 每輪結束時，2 枚金幣可為防禦塔購買一個改造。團隊最多保留 12 枚。
sign-soldier = 士兵
sign-soldier-about = 覆蓋敵人的一個方格，並擋住敵軍一次：敵軍不推進，而是移除士兵。全體玩家共用 12 個。
sign-base = 英雄底座
sign-base-about = 以真實傷害覆蓋 2 × 2 個方格並擋住敵軍；之後英雄受到 1 點傷害。
sign-portal = 次元門
sign-portal-about = 只有等級不低於它的防禦塔能攻擊它，攻擊後該防禦塔離場。不能讓它抵達出口。
sign-ghost = 幽靈卡牌
sign-ghost-about = 鬧鬼的敵軍被摧毀時，下一張幽靈卡牌取代其位置。
sign-trail = 開拓卡牌
sign-trail-about = 封閉一條路線，直到開拓者將它開通。
sign-boss = 頭目
sign-boss-about = 覆蓋最上面一張卡牌的所有敵人方格，該卡牌就被摧毀。最後一張被摧毀時，頭目就被擊敗。
sign-skull = 頭骨
sign-skull-about = 英雄附近的敵軍被摧毀時得到，可換取額外的板塊。
sign-deck = 尚未出現的敵軍卡牌
sign-deck-about = 各召喚標記還沒出現的卡牌。
sign-site-about = 這個顏色的玩家的防禦塔在這裡放置一輪。
sign-white-site-about = 任何玩家都可以在這裡建造。
sign-marker = 召喚標記
sign-marker-about = 每輪開始時，新的敵軍出現在這裡。數字表示順序。
sign-road = 道路
sign-deadly = 致命
sign-deadly-about = 只有傷害板塊能覆蓋這個敵人，士兵與英雄都不能。
sign-shield = 盾牌
sign-shield-about = 從卡牌標示的那一側發動的攻擊，不能覆蓋這個敵人。
sign-slippery = 滑溜
sign-slippery-about = 只要這個敵人沒被覆蓋，士兵就擋不住這支敵軍。
sign-champion = 勇將
sign-champion-about = 強大的大型敵人，有自己的能力；突破時失去 4 顆紅心。
sign-event = 事件
sign-event-about = 牌堆中這個編號的卡牌一出現，就立即發生。
sign-incoming-about = 本輪交給這位玩家的防禦塔，在本輪結束時拿到手上。
sign-forecast = 預測
sign-forecast-about = 本輪若不再有任何變化，每支敵軍會怎麼做。
sign-done = 完成
sign-done-about = 所有玩家都按下「完成」時，階段結束。在那之前可以取消。
sign-goal = 這場戰役的目標。每輪結束時若還有紅心，就檢查是否達成。
sign-level = { $level } 級。
sign-tiles = { $n } 個板塊，{ $damage }傷害
sign-tier = 第 { $tier } 階。
sign-horde = 敵人全部被覆蓋時就被摧毀。上面有士兵或英雄時會被擋住。
sign-reward = 摧毀後得到：{ $gold ->
    [0] { $crystals } 顆水晶
   *[other] { $crystals ->
        [0] { $gold } 枚金幣
       *[other] { $crystals } 顆水晶與 { $gold } 枚金幣
    }
}。
sign-reward-either = 摧毀後任選水晶或金幣：{ $n }。
sign-kind-flying = 飛行：士兵與英雄擋不住，還會越過其他敵軍。
sign-kind-ghost-strip = 鬧鬼：在其被摧毀之處會出現幽靈。
sign-kind-ghost = 幽靈：接在鬧鬼的敵軍之後出現，不給水晶。
sign-kind-trailblazer = 開拓者：出現時開通一條封閉的路線。
sign-kind-portal = 次元門：只有等級不低於它的防禦塔能攻擊它。不能讓它抵達出口。
sign-wildcat = 跟隨艾莉瑞雅。每輪可不用卡牌激活一次，像英雄一樣擋住敵軍，受到任何傷害就回到英雄版圖。

## 選定之後再問的問題

ask-ability-1 = { $hero }要面向哪一邊？
ask-attack-1 = { $hero }要面向哪一邊？
ask-bring-1 = { $hero }從哪裡進入地圖？
ask-build-1 = 防禦塔要建在哪裡？
ask-build-2 = 防禦塔要面向哪一邊？
ask-buy-1 = 這座防禦塔給誰？
ask-displace-1 = { $hero }要退到哪裡？
ask-pass-1 = 這座防禦塔交給誰？
ask-pass-2 = 升級成哪一座防禦塔？
ask-soldier-1 = 士兵要放在哪支敵軍上？
ask-soldier-2 = 士兵要放在哪一格？
ask-tile-1 = 板塊要放在哪支敵軍上？
ask-tile-2 = 板塊要轉成哪個方向？
ask-tile-3 = 板塊要放在哪一格？
ask-untile-1 = 要歸還哪個板塊？
ask-modify-1 = 要貼到哪座防禦塔上？
ask-modify-2 = 誰的防禦塔？
ask-modify-3 = 貼紙要朝向哪一邊？
pick-button-cell = 要建造，還是交出？
