# 王國保衛戰：時空裂痕（繁體中文）。用詞依詞彙表；各語言的鍵相同。

## Content

title = 王國保衛戰：時空裂痕
tower-A1 = 弓兵塔
tower-A2 = 射手
tower-A3 = 神射手
tower-A4a = 遊俠
tower-A4b = 火槍手
tower-M1 = 法師塔
tower-M2 = 術士塔
tower-M3 = 巫師塔
tower-M4a = 奧術巫師
tower-M4b = 魔術法師
tower-D1 = 矮人火砲
tower-D2 = 進階火砲
tower-D3 = 榴彈砲
tower-D4a = 大貝莎
tower-D4b = 特斯拉
tower-B1 = 民兵
tower-B2 = 步兵
tower-B3 = 騎士
tower-B4a = 神聖秩序
tower-B4b = 蠻族大殿
enemy-goblin = 哥布林
enemy-bandit = 強盜
enemy-skeleton = 骷髏兵
enemy-wulf = 土狼
enemy-orc = 獸人
enemy-dark-knight = 黑暗騎士
enemy-spider = 蜘蛛
enemy-demon-spawn = 小惡魔
enemy-shaman = 薩滿
enemy-troll = 巨魔
enemy-shadow-archer = 暗影弓手
enemy-necromancer = 死靈法師
enemy-dire-worg = 恐狼
enemy-executioner = 劊子手
enemy-marauder = 掠奪者
enemy-fallen-imp = 墮落魔
enemy-wraith = 怨靈
enemy-gargoyle = 石像鬼
enemy-ogre = 食人魔
enemy-yeti = 雪怪
enemy-golem = 魔像
horde-H1-01 = 哥布林斥候
horde-H1-02 = 哥布林衝鋒
horde-H1-03 = 路邊強盜
horde-H1-04 = 強盜團
horde-H1-05 = 老骨頭
horde-H1-06 = 骨堆
horde-H1-07 = 土狼騎兵
horde-H1-08 = 飢餓土狼
horde-H1-09 = 雜牌戰團
horde-H1-10 = 扒手
horde-H1-11 = 墓園夜班
horde-H1-12 = 哥布林暴民
horde-H1-13 = 迷途巡邏隊
horde-H1-14 = 夜襲
horde-H2-01 = 獸人先鋒
horde-H2-02 = 戰斧陣線
horde-H2-03 = 戰斧兄弟
horde-H2-04 = 蜘蛛巢
horde-H2-05 = 爬行黑暗
horde-H2-06 = 土狼群
horde-H2-07 = 弓手陣線
horde-H2-08 = 伏擊者
horde-H2-09 = 哥布林薩滿
horde-H2-10 = 白骨弓手
horde-H2-11 = 劫掠隊
horde-H2-12 = 蜘蛛騎士
horde-H2-13 = 獸人獵手
horde-H2-14 = 女巫圈
horde-H3-01 = 食人魔與跟班
horde-H3-02 = 食人魔收費站
horde-H3-03 = 食人魔牧人
horde-H3-04 = 黑暗教團
horde-H3-05 = 盾牆
horde-H3-06 = 巨魔親族
horde-H3-07 = 巨魔營地
horde-H3-08 = 蛛后衛隊
horde-H3-09 = 箭矢風暴
horde-H3-10 = 儀式
horde-H3-11 = 恐狼騎兵隊
horde-H3-12 = 食人魔粉碎者
horde-H3-13 = 遊俠騎士
horde-H3-14 = 食人魔盛宴
horde-H4-01 = 劊子手隊
horde-H4-02 = 魔像行軍
horde-H4-03 = 雪怪山脊
horde-H4-04 = 惡魔門衛
horde-H4-05 = 恐狼狂潮
horde-H4-06 = 亡者之城
horde-H4-07 = 掠奪者隊
horde-H4-08 = 魔像熔爐
horde-H4-09 = 雙生食人魔
horde-H4-10 = 黑衛
horde-H4-11 = 雪怪狩獵
horde-H4-12 = 地獄獵犬
horde-H5-01 = 軍閥親衛
horde-H5-02 = 惡魔軍團
horde-H5-03 = 寒冰巨怪
horde-H5-04 = 鋼鐵魔像
horde-H5-05 = 黑色大軍
horde-H5-06 = 時間掠奪者
horde-H5-07 = 深淵獸群
horde-H5-08 = 攻城陣線
horde-HG-01 = 鬧鬼巡邏隊
horde-HG-02 = 詛咒之骨
horde-HG-03 = 附身強盜
horde-HG-04 = 不安亡者
horde-HG-05 = 盜墓賊
horde-HG-06 = 鬧鬼騎士
horde-GD-01 = 鬼火
horde-GD-02 = 騷靈
horde-GD-03 = 報喪女妖
horde-GD-04 = 幻魅
horde-GD-05 = 幽影
horde-GD-06 = 恐懼陰影
horde-HT-01 = 斷網者
horde-HT-02 = 隧道蜘蛛
horde-HT-03 = 破路者
horde-HT-04 = 蛛絲劫匪
horde-HF-01 = 蝙蝠群
horde-HF-02 = 石像鬼之翼
horde-HF-03 = 小鬼飛行隊
horde-HF-04 = 鷹身女妖
horde-HF-05 = 岩石之翼
horde-HF-06 = 惡魔飛行隊
horde-P1-01 = 閃爍裂痕
horde-P2-01 = 哥布林裂痕
horde-P2-02 = 獸人裂痕
horde-P3-01 = 惡魔裂痕
horde-P3-02 = 布萊克本裂痕
horde-P4-01 = 大裂痕
scenario-RS01 = 時空裂痕
scenario-RS02 = 攜斧而來
scenario-RS03 = 來自過去和……未來？
scenario-RS04 = 魔王布萊克本再臨
scenario-RS05 = 魔力交纏
scenario-RS06 = 箭雨
scenario-RS07 = 為了吾王！
scenario-RS08 = 驚嚇驚喜
scenario-RS09 = 全都網起來！
scenario-RS10 = 飛翔吧，我的子民！
scenario-RS11 = 時空扭曲天使
scenario-RS12 = 終焉之時
spell-rain-of-fire = 天降火雨
spell-reinforcements = 呼叫援軍
spell-lightning-arrow = 閃電箭
spell-thunder-strike = 閃電衝擊
spell-hand-of-midas = 邁達斯之手
spell-gem-of-time = 時空寶石

## Ways to play

about = 敵軍向王國進軍。你們一起建造防禦塔，用傷害板塊覆蓋托盤上的每個敵人，派英雄守住道路，在紅心耗盡之前封閉裂痕。
rules-since-1 = 現在，法術只要有任何一個步驟有效果就可以施放；在其他座位做出決定之前，不必詢問任何人即可復原。
scenario-RS01-about = 摧毀次元門。入門戰役：英雄還沒有特殊能力。
scenario-RS01-iron = 第 1、2 輪不能激活英雄。
scenario-RS02-about = 摧毀次元門。兩條道路匯合，每位英雄都有一項能力。
scenario-RS02-iron = 不能購買士兵防禦塔。
scenario-RS03-about = 摧毀次元門。出口在西方，第二條道路在半路併入。
scenario-RS03-iron = 在偶數輪召喚的敵軍，整場遊戲都視為迅捷；即使覆蓋迅捷圖示也一樣。
scenario-RS04-about = 擊敗布萊克本。他每輪都會行動，絕不能讓他抵達出口。第一個白色工地人人可用。
scenario-RS04-iron = 布萊克本多一張頭目生命值卡牌。
scenario-RS05-about = 摧毀兩座次元門。兩條各有出口的道路，以及第一個法術。
scenario-RS05-iron = 逃脫的敵軍不給水晶。
scenario-RS06-about = 摧毀次元門。弓手會瞄準英雄；出口在東方。
scenario-RS06-iron = 瞄準圖示造成 2 點傷害，而不是 1 點。
scenario-RS07-about = 摧毀兩座次元門。防禦塔現在可以升到 4 級。
scenario-RS07-iron = 防禦塔最高只能升到 3 級。
scenario-RS08-about = 摧毀次元門。鬧鬼的敵軍被摧毀之處會出現幽靈。
scenario-RS08-iron = 幽靈不給水晶。
scenario-RS09-about = 摧毀次元門。三條道路被開拓卡牌封住，直到開拓者打通。
scenario-RS09-iron = 開拓卡牌 C 一開始就移除：召喚點 4 從第 2 輪開始召喚。
scenario-RS10-about = 摧毀所有次元門。飛行敵軍會越過其他敵軍，士兵也擋不住。
scenario-RS10-iron = 精準攻擊不能以飛行敵軍為目標。
scenario-RS11-about = 擊敗莉莉絲。她朝召喚點 3 前進；如果她無法前進，就輸了。召喚點 3 只在偶數輪召喚。
scenario-RS11-iron = 莉莉絲每次抽兩張行動卡牌。
scenario-RS12-about = 擊敗時空法師。不必摧毀次元門，但任何一座都不能抵達出口。
scenario-RS12-iron = 時空法師每輪都移動。
goal-portals = 摧毀所有次元門

## Heroes, abilities, spells

spell-rain-of-fire-about = 在一個托盤上放置 { $tile } 與 { $other } 板塊各一個；魔法。板塊可自由轉向。能量 { $energy }。
spell-reinforcements-about = 在一個或不同的托盤上放置 { $soldiers } 個士兵；真實傷害。能量 { $energy }。
spell-lightning-arrow-about = 在一個托盤上放置一個 { $tile } 板塊，再在每個相鄰托盤放置一個 { $tile-3 } 板塊；魔法。板塊可自由轉向。能量 { $energy }。
spell-thunder-strike-about = 在一個托盤上放置 { $tiles } 個 { $tile } 板塊，彼此以邊或角相鄰成一組；物理。能量 { $energy }。
spell-hand-of-midas-about = 交出一座防禦塔並升 { $levels } 級。能量 { $energy }。
spell-gem-of-time-about = 在次元門或頭目上放置一個 { $tile } 真實傷害板塊；然後一位英雄受到 { $amount-2 } 點傷害。板塊可自由轉向。能量 { $energy }。

## Bosses and their action cards

boss-blackburn = 布萊克本
boss-lilith = 莉莉絲
boss-time-mage = 時空法師
card-dread = 恐懼
card-petrify = 石化
card-muster = 集結
card-terror = 驚駭
card-stride = 大步
card-gloat = 得意
card-wrath = 憤怒
card-ruin = 毀滅
card-wrath-and-ruin = 憤怒與毀滅
card-wrath-of-ages = 萬古之怒
card-unmake = 抹消
card-open-rift = 開啟裂痕
card-still-time = 靜止之時
effect-hurt = 頭目所在與相鄰格子的每位英雄受到 1 點傷害
effect-ruin = 頭目相鄰的一座防禦塔回到供應堆
effect-muster = 立即召喚牌堆 1 頂端的卡牌
effect-terror = 移除頭目相鄰托盤上的所有士兵
effect-stride = 頭目額外移動一格
effect-rift = 頭目道路上最近的托盤變成 { $levels } 級次元門

## Words of the board

damage-magic = 魔法
damage-true = 真實
icon-fast = 迅捷
icon-fast-about = 敵軍移動兩次。
icon-heal = 治癒
icon-heal-about = 移動前，移除其上所有傷害板塊。
icon-aim = 瞄準
icon-aim-about = 移動後，其上與相鄰的每位英雄受到 1 點傷害。
phase-destroy = 摧毀敵軍托盤
phase-advance = 推進敵軍托盤
phase-pick-up = 收回防禦塔和英雄卡牌
phase-spend = 花費水晶

## Notation: what is wrong with a typed action

garbled-move = 「{ $text }」不是行動：輸入 list 可看到現在能做的所有行動與寫法（RT-6.2）。
garbled-form = 「{ $text }」的內容不足或過多：請寫成 { $form }（RT-6.2）。
garbled-site = 「{ $text }」不是工地：工地的名稱是 { $shown }，如地圖所示。

## Questions

prompt-play = 打出或交出防禦塔、激活英雄、施放法術；沒有其他事要做時，請按「完成」。
prompt-hero = { $hero }：移動並執行一個行動，順序不限。
prompt-seating = { $hero }與敵軍交戰：底座放在哪些方格上？
prompt-choice-refresh = 哪位英雄翻開一個能力？
prompt-turning = 翻開{ $hero }的哪個能力？
prompt-displacing = 敵軍到來：英雄必須讓路。要移到哪裡？
prompt-whites = 白色工地上的防禦塔由誰收回？
prompt-buying = 團隊有 { $crystals } 顆水晶：購買防禦塔，或按「完成」。

## Answers

do-close = 封閉這個顏色的工地：{ $colour }
do-move-engage = { $hero }前往 { $cell } 與「{ $horde }」交戰
do-rest = 恢復：生命值全滿，所有能力翻開
do-refresh = 翻開{ $hero }的{ $ability }
do-displace = { $hero }讓路到 { $cell }

advice-melee = 單人遊戲的強力選擇

## What happens

event-close = 本輪這個顏色的工地不能放置防禦塔：{ $colour }。
event-displace = { $hero }讓路到 { $cell }。
event-engage = { $hero }與「{ $horde }」交戰。
event-rest = { $hero }恢復。
event-refresh = { $hero }的{ $ability }重新翻開。
event-revive = { $hero }復活。
event-destroy = 「{ $horde }」被摧毀：{ $n } 顆水晶。
event-escape = 「{ $horde }」抵達出口：失去 { $n } 顆紅心，水晶 { $crystals } 顆。
event-boss-card = { $boss }抽到「{ $card }」。
event-boss-health = { $boss }還剩 { $n } 張頭目生命值卡牌。
event-ruin = { $cell } 的{ $tower }回到供應堆。
event-take = { $player }從白色工地收回{ $tower }。

## What players say to each other by pointing

thing-site = 工地 { $cell }

## Around the map

label-supply = 供應堆：{ $towers }
label-incoming = 待用防禦塔：{ $towers }
label-distance = 距離出口 { $n } 步
label-boss = { $boss }在 { $cell }：還剩 { $n } 張頭目生命值卡牌
fate-escapes = 將逃脫：{ $n } 顆紅心
legend = > v < ^ 道路與敵軍前進的方向 · EXIT 出口 · a/R 紅色的工地 a（B 藍色、G 綠色、Y 黃色、* 通用、- 本輪封閉） · A2^ 面向北方的防禦塔（x 背面朝上） · t3:5 敵軍托盤 t3，還有 5 個敵人方格 · @Mal 英雄 · (1) 召喚點 · # 開拓卡牌
legend-tray = 托盤：12 是第 1 列第 2 行 · 字母是敵人（大寫為大型敵人，2 × 2 格） · . 空格 · # 傷害板塊 · S 士兵 · H 英雄底座 · - 長條或次元門中央 · -EXIT- 朝向出口的一側

## Help

help =
    list · list t3             合法行動的編號清單 · 只看含有 t3 的
    7 · why 7                  執行清單的第 7 項 · 它的效果與規則
    why build A1 c N           哪條規則禁止這個行動；單獨 why：這個問題的規則
    cards · cards NAME         可以查什麼 · 一張卡牌的完整說明
    cards goal · cards signs   戰役的目標 · 符號的意思
    rules 8.4 · rules 次元門   依編號查規則 · 含有某個詞的規則
    log · board · undo         發生過的事 · 再看一次地圖 · 復原上一行
    save FILE · quit           把遊戲寫入檔案 · 離開：遊戲仍會保留
help-play =
    覆蓋敵軍的所有敵人就能將其摧毀；抵達出口的敵軍會奪走紅心。
    打出防禦塔與英雄時：
    build A1 c N · pass A1 blue      放在工地 c，面向北方 · 升級並交出
    activate malik · cast NAME       激活英雄 · 施放法術；wildcat、bring NAME r3c2
    done                             這個階段沒有別的事要做
    英雄行動或放置攻擊時：
    move r3c2 · seat 11 · rest       移到格子 · 底座放在 11 起的方格 · 恢復
    attack N · ability 1 N           面向北方：基礎攻擊 · 能力 1
    tile t3 1 f0 12 · soldier t3 22  板塊 1，形式 f0，角落在 12 · 一個士兵
    stop                             到此為止
    花費水晶時：
    buy A1 red · done                為紅方購買防禦塔 · 不再購買
    random · resign                  交給快速策略回答 · 放棄遊戲
card-deadly = 致命：不能放置士兵或英雄

## Options of a table

option-difficulty-one-star = 1 星：8 顆紅心，2 顆水晶。
option-difficulty-two-stars = 2 星：5 顆紅心，1 顆水晶。
option-difficulty-three-stars = 3 星：3 顆紅心，沒有水晶。
option-difficulty-heroic = 英雄挑戰：3 顆紅心，沒有法術，任何英雄都不能被打倒。
option-difficulty-iron = 鋼鐵挑戰：1 顆紅心，加上該戰役的鋼鐵規則。
option-guests = 是否也能選擇《元素崛起》的英雄。

## What is not allowed

refused-RT-2-2 = 防禦塔只能放在工地上。
refused-RT-2-3 = 任何東西都不能進入景物、召喚點或出口。
refused-RT-3-6 = 每位玩家選擇一位英雄，而且不能重複；只有事先約定才能選擇另一款遊戲的英雄。
refused-RT-3-8 = 不能選擇那個能力：已經選過，或欄位已滿。
refused-RT-5-9 = 由該英雄的玩家決定讓路到哪裡。
refused-RT-6-2 = 那要在打出防禦塔和英雄卡牌的階段進行。
refused-RT-6-3 = 必須先決定另一件事。
refused-RT-6-4 = 你已按下「完成」；請先取消。
refused-RT-7-1 = 你手上沒有這座防禦塔。
refused-RT-7-2 = 那個工地上有英雄。
refused-RT-7-3 = 那個工地屬於別的玩家。
refused-RT-7-4 = 那個工地上已經有防禦塔。
refused-RT-7-6 = 那個板塊不屬於這次攻擊，或已經放置了。
refused-RT-7-15 = 那個托盤不在攻擊範圍內。
refused-RT-7-16 = 同一格中只有最上面的托盤是目標。
refused-RT-7-18 = 以「＋」相連的板塊必須放在同一個托盤上。
refused-RT-8-1 = 板塊必須完全放在卡牌之內。
refused-RT-8-2 = 板塊會與其他板塊、士兵或英雄重疊。
refused-RT-8-4 = 板塊下有敵人具有這種傷害的抗性。
refused-RT-8-5 = 板塊不能覆蓋長條或次元門的中央。
refused-RT-8-7 = 板塊不能這樣轉：方向由防禦塔的面向決定。
refused-RT-9-2 = 這次攻擊沒有士兵了。
refused-RT-9-4 = 士兵只能放在敵人上。
refused-RT-9-5 = 那個方格上已經有東西了。
refused-RT-9-6 = 那裡的敵人對士兵的傷害有抗性。
refused-RT-9-7 = 士兵不能放在致命敵人上。
refused-RT-9-10 = 一個工地最多兩座防禦塔，其中一座必須是士兵防禦塔。
refused-RT-9-11 = 只有工地的擁有者可以加第二座防禦塔。
refused-RT-9-13 = 只有供應堆沒有士兵時，新放置的士兵防禦塔才能移動士兵。
refused-RT-9-16 = 能力與法術的士兵只能來自供應堆。
refused-RT-10-2 = 次元門的中央不能覆蓋。
refused-RT-10-3 = 那座防禦塔的等級不足以攻擊這個次元門。
refused-RT-10-9 = 次元門是唯一的目標：能放的都必須放上去。
refused-RT-10-11 = 英雄不能停在次元門上。
refused-RT-11-1 = 防禦塔要交給另一位玩家。
refused-RT-11-5 = 沒有那種升級可以選。
refused-RT-11-7 = 那座防禦塔還在待用防禦塔欄位：下一輪才能使用。
refused-RT-11-8 = 那座防禦塔已經在工地上。
refused-RT-12-1 = 不能激活那位英雄：不是你的，或本輪已經激活過。
refused-RT-12-2 = 剛復活的英雄本輪不能激活。
refused-RT-12-3 = 英雄每次激活只能執行一個行動。
refused-RT-12-4 = 英雄已經移動過，或現在不能移動。
refused-RT-12-5 = 移動點數不夠走到那裡。
refused-RT-12-7 = 那裡在地圖之外。
refused-RT-12-8 = 英雄不能停在那裡。
refused-RT-12-12 = 那個沙漠勇士現在不能去那裡。
refused-RT-12-14 = 底座放不下：板塊、士兵、其他底座、長條和致命敵人都會擋住。
refused-RT-12-16 = 那個托盤上沒有地方放英雄的底座。
refused-RT-12-18 = 只有交戰中的英雄可以移到同一托盤的其他位置。
refused-RT-12-19 = 英雄只能與最上面的托盤交戰。
refused-RT-12-21 = 近戰攻擊只能打到英雄正在交戰的托盤。
refused-RT-12-22 = 遠程攻擊不能打到英雄正在交戰的托盤。
refused-RT-12-25 = 英雄不能攻擊次元門或頭目。
refused-RT-12-26 = 那個能力是背面朝上或始終有效，或英雄沒有這個能力。
refused-RT-12-27 = 該英雄沒有那麼多頭骨。
refused-RT-12-29 = 這次攻擊的每個板塊或士兵要放在不同的敵軍上。
refused-RT-12-31 = 只有地圖上的英雄可以恢復。
refused-RT-12-32 = 那裡沒有人能替英雄承受傷害。
refused-RT-12-33 = 被打倒的英雄不能行動。
refused-RT-12-42 = 現在不能激活野貓。
refused-RT-12-44 = 野貓不在地圖上。
refused-RT-12-47 = 在英雄版圖上的英雄必須先進入地圖。
refused-RT-12-49 = 那個能力持續到本輪結束。
refused-RT-14-10 = 英雄要讓路到相鄰的空格子。
refused-RT-16-1 = 防禦塔必須給這場遊戲的一位玩家。
refused-RT-16-2 = 1 級防禦塔要 2 顆水晶：水晶不夠。
refused-RT-16-3 = 2 級防禦塔要 3 顆水晶，而且不能超過等級上限。
refused-RT-16-4 = 供應堆裡沒有這座防禦塔。
refused-RT-16-5 = 3、4 級防禦塔不能購買。
refused-RT-16-7 = 水晶只能在每輪最後的階段花費。
refused-RT-16-8 = 你已表示不再購買；請先取消。
refused-RT-17-2 = 遊戲已經結束。
refused-RT-18-2 = 那個顏色本輪封閉，或不在場上。
refused-RT-18-3 = 同一顏色不能連續兩輪封閉。
refused-RT-18-5 = 那位英雄不在候補席上，或候補席已滿。
refused-RT-18-7 = 每輪只能有一位候補英雄上場。
refused-RT-18-10 = 候補英雄只能進行基礎攻擊。
refused-RT-18-12 = 單人遊戲中，防禦塔放入自己的待用防禦塔欄位。
refused-RT-18-15 = 不能升級的防禦塔不能留到下一輪。
refused-RT-19-1 = 團隊已經沒有那個法術。
refused-RT-19-2 = 這裡不能選擇那個法術。
refused-RT-19-3 = 法術不能攻擊次元門或頭目。
refused-RT-19-5 = 同一格中只能攻擊最上面的托盤。
refused-RT-19-6 = 那個法術不會有任何效果。
refused-RT-19-10 = 閃電衝擊的四個板塊必須相鄰成一組。
refused-RT-19-11 = 目標旁邊的每個托盤，只要放得下就必須放一個板塊。
refused-RT-19-14 = 時空寶石只能攻擊次元門與頭目，而且必須由一位英雄付出代價。
refused-RT-19-16 = 這個角色不能為時空寶石付出代價。
refused-RT-20-3 = 由團隊決定誰收回白色工地上的防禦塔。
refused-RT-21-12 = 那裡不會出現幽靈。
refused-RT-21-24 = 那個格子被開拓卡牌封住。
refused-RT-24-7 = 那個能力不會有任何效果。
refused-RT-24-21 = 現在不能翻開或使用那個能力。
refused-RT-24-33 = 沒有那種能力可以複製。
refused-RT-24-52 = 每個板塊必須貼著她底座的不同一邊。
refused-RT-24-55 = 莉莉絲是這裡的頭目，不能選擇。
refused-RT-24-56 = 基礎攻擊不會有任何效果。
refused-RT-29-6 = 選擇頭目相鄰的一座防禦塔。
refused-RT-30-2 = 該戰役的鋼鐵規則禁止這樣做。
refused-RT-24-57 = 效果無法及於該英雄。
refused-RT-12-48 = 這個效果不能選擇野貓。
refused-RT-12-35 = 該英雄的生命值已滿。
refused-RT-31-36 = 現在不能選擇那位英雄。
refused-RT-36-5 = 只能指定仍須承受這次傷害的目標。
refused-RT-14-4 = 那支敵軍的板塊不能這樣歸還。
refused-RT-22-6 = 頭目生命值卡牌現在不能放置這種板塊。
refused-RT-24-4 = 這個能力不能選擇那支敵軍。

## 各種事物的說明：說明框的文字

phase-advance-about = 沒有被擋住的敵軍朝出口推進。逃脫的敵人會使你們失去紅心。
sign-heart-about = 王國的生命。未被覆蓋而逃脫的敵人使你們失去 1 顆紅心，大型敵人 4 顆；失去最後一顆就落敗。英雄的紅心則是其生命值。
sign-site = 工地
sign-white-site = 白色工地
sign-exit = 出口
sign-exit-about = 敵軍從這裡再推進就會逃脫，使你們失去紅心。
sign-road-about = 敵軍沿著道路朝出口推進，每輪一格。
sign-incoming = 待用防禦塔
sign-large-escapes = 未被覆蓋而逃脫時，失去 4 顆紅心。
sign-small-escapes = 未被覆蓋而逃脫時，失去 1 顆紅心。
