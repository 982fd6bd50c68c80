# 《克洛茲大師：競技場》繁體中文。用語依照詞彙表；各語言的鍵相同。

## Content

title = 克洛茲大師：競技場
about = 小小英雄組成隊伍，在 12 × 12 的競技場上以技能、金幣與惡魔賞賜一較高下；唯一擁有加倫榮譽的玩家，或最後留在場上的玩家獲勝。
rules-since-1 = 現在，緊急倒計時的兩顆骰子結果相同時，兩次失去加倫榮譽後都要檢查勝利；只有在確實能獲得加倫榮譽時才可以購買。

# 遊戲方式

scenario-duel = 雙人對戰
scenario-duel-about = 兩位玩家各領一隊，使用全部規則。
scenario-free-for-all = 自由作戰
scenario-free-for-all-about = 四位玩家各領小隊，人人為敵。
scenario-two-against-two = 二對二
scenario-two-against-two-about = 四位玩家各領小隊；隊友坐在對面，共同獲勝。
scenario-tutorial-1 = 教程一：初試身手
scenario-tutorial-1-about = 女王對國王，只有腳步與拳頭：學習移動、封鎖與閃避。
scenario-tutorial-2 = 教程二：我的第一招
scenario-tutorial-2-about = 同樣兩位角色，各有一招攻擊技能：學習射程、視線與能力。
scenario-tutorial-3 = 教程三：寵物召喚
scenario-tutorial-3-about = 國王與女王使用完整的角色卡：學習召喚寵物助陣。
scenario-tutorial-4 = 教程四：二對二更精彩
scenario-tutorial-4-about = 每方兩位角色，還有可以站上去的箱子；先擊倒一位對手者獲勝。
scenario-tutorial-5 = 教程五：新的見識
scenario-tutorial-5-about = 遠射與擊退；先擊倒一位對手，再撐過對方的反撲。
scenario-tutorial-6 = 教程六：無盡的試煉
scenario-tutorial-6-about = 治療與炸彈；擊倒兩位對手。
scenario-tutorial-7 = 教程七：競技場之神
scenario-tutorial-7-about = 完整隊伍在深坑對決，有緊急倒計時、金幣與加倫榮譽，但還沒有惡魔賞賜。
variant-exchanged = 交換起始方格
variant-king-first = 國王的玩家先攻
variant-mixed = 交換搭檔

# 克洛茲大師

figure-king = 綿球之王
figure-queen = 豆莢女王
figure-oscar = 奧斯卡·卡斯
figure-anna = 安娜·湯米
figure-bill = 比爾·泰爾
figure-kassius = 破壞子·卡修斯
figure-healey = 小海莉
figure-aboum = 壞蛋阿兵
breed-osamodas = 歐薩莫達斯
breed-sram = 斯拉姆
breed-sacrier = 薩克里耶
breed-cra = 克拉
breed-masqueraider = 假面客
breed-eniripsa = 艾妮莉普莎
breed-rogue = 盜賊

# 召喚物

summon-gobball = 綿球羊
summon-tofu = 豆莢鳥
summon-water-bomb = 水彈
summon-prespic = 刺蝟獸
species-creature = 召喚物
species-bomb = 炸彈
species-trap = 陷阱

# 技能

spell-gobbolob = 綿球波動拳
spell-gobbolob-about = 若這位國王自己的綿球羊與目標相鄰，傷害 +{ $beside-bonus }；最多計算 { $beside-most } 隻。
spell-summon-gobball = 召喚綿球羊
spell-summon-gobball-about = 在目標空格放置一隻綿球羊（生命點 { $summons-hp }、移動點 { $summons-mp }、行動點 { $summons-ap }）；使用者最多可以有 { $summon-limit } 隻。
spell-dan-to-fu = 豆莢來襲
spell-dan-to-fu-about = 這位女王自己的豆莢鳥每有一隻與目標相鄰，傷害就 +{ $beside-bonus }。
spell-summon-tofu = 召喚豆莢鳥
spell-summon-tofu-about = 在目標空格放置一隻豆莢鳥（生命點 { $summons-hp }、移動點 { $summons-mp }、行動點 { $summons-ap }）；使用者最多可以有 { $summon-limit } 隻。
spell-con = 欺詐
spell-con-about = 生命偷取：目標得到幾個傷害標記，使用者就移除幾個。
spell-trickery = 故弄玄虛
spell-trickery-about = 破甲：目標判定守護時少擲 { $armor-break } 顆骰子。
spell-assault = 強襲
spell-assault-about = 使用者與目標交換位置，即使沒有造成傷害也一樣。
spell-transposition = 傳送
spell-transposition-about = 使用者與一位同隊角色（克洛茲大師或召喚物）交換位置。
spell-plaguing-arrow = 瘟疫之箭
spell-plaguing-arrow-about = 遠距離射擊，無法瞄準近處的目標。
spell-long-shot = 超視距射擊
spell-long-shot-about = 使用者失去所有未使用的移動點；到本角色行動輪結束為止，其常規射程與直線射程 +{ $range-bonus }。
spell-irritating-sting = 惱人毒刺
spell-irritating-sting-about = 費用較高的射擊，沒有其他效果。
spell-puff = 噪音吹飛
spell-puff-about = 擊退：將目標推離使用者，最多 { $push } 格；碰到阻擋或版圖邊緣就提早停下。
spell-curse-word = 咒語真言
spell-curse-word-about = 破甲：目標判定守護時少擲 { $armor-break } 顆骰子。
spell-healing-word = 治癒真言
spell-healing-word-about = 移除 { $value } 個傷害標記，每擲出一個重擊再多移除一個；可以以自己為目標。
spell-retreat-shot = 後退炮
spell-retreat-shot-about = 後退：使用者朝目標的反方向退開 { $recoil } 格，這個移動不會被封鎖。
spell-throw-water-bomb = 水彈投擲
spell-throw-water-bomb-about = 在目標空格放置一顆水彈（生命點 { $summons-hp }）；使用者最多可以有 { $summon-limit } 顆。使用者下一個角色行動輪開始時爆炸，若先被擊中則提早爆炸。
spell-bite = 啃咬
spell-bite-about = 近戰攻擊，沒有其他效果。
spell-kiss = 啄吻
spell-kiss-about = 擲出重擊時才會造成傷害。
spell-explosion = 爆炸
spell-explosion-about = 波及炸彈周圍的一切；被波及的角色即使沒有受傷，下一個角色行動輪也會 { $ap-markers } 行動點。
spell-spike = 尖刺
spell-spike-about = 近戰攻擊，沒有其他效果。
spell-explosive-flask = 爆裂瓶
spell-explosive-flask-about = 投擲一次，造成普通傷害。
spell-dazing-flask = 暈眩瓶
spell-dazing-flask-about = 目標的下一個角色行動輪 { $ap-markers } 行動點。
spell-tangling-flask = 纏繞瓶
spell-tangling-flask-about = 目標的下一個角色行動輪 { $mp-markers } 移動點。
spell-archers-shot = 神射手的一擊
spell-archers-shot-about = 由使用者選擇傷害的屬性。
spell-assassins-dagger = 暗殺匕首
spell-assassins-dagger-about = 迅速的一刺。
spell-crescent-blade = 新月刀
spell-crescent-blade-about = 強力的近戰攻擊，沒有其他效果。
spell-kung-fu-shovel = 功夫鏟
spell-kung-fu-shovel-about = 同時擊中目標左右兩側的方格。
spell-wonder-staff = 驚奇杖
spell-wonder-staff-about = 同時擊中目標後方的兩個方格。
kind-attack = 攻擊技能
kind-heal = 治療技能
kind-summon = 召喚技能
kind-special = 特殊技能
limit-unlimited = 不限次數
limit-turn = 每個角色行動輪一次
limit-game = 每場遊戲一次

# 惡魔賞賜

reward-G01 = 水之粉末
reward-G01-about = 持有者在本角色行動輪中使用的下一個水屬性攻擊技能，傷害 +{ $next-bonus }。
reward-G02 = 風之粉末
reward-G02-about = 持有者在本角色行動輪中使用的下一個風屬性攻擊技能，傷害 +{ $next-bonus }。
reward-G03 = 土之粉末
reward-G03-about = 持有者在本角色行動輪中使用的下一個土屬性攻擊技能，傷害 +{ $next-bonus }。
reward-G04 = 火之粉末
reward-G04-about = 持有者在本角色行動輪中使用的下一個火屬性攻擊技能，傷害 +{ $next-bonus }。
reward-G05 = 爆裂瓶
reward-G05-about = 花費 { $spell-ap } 行動點使用一次，射程 { $spell-min }–{ $spell-max }，需要視線：造成 { $spell-value } 點普通傷害。
reward-G06 = 暈眩瓶
reward-G06-about = 花費 { $spell-ap } 行動點使用一次，射程 { $spell-min }–{ $spell-max }，需要視線：目標的下一個角色行動輪 { $spell-ap-markers } 行動點。
reward-G07 = 纏繞瓶
reward-G07-about = 花費 { $spell-ap } 行動點使用一次，射程 { $spell-min }–{ $spell-max }，需要視線：目標的下一個角色行動輪 { $spell-mp-markers } 移動點。
reward-G08 = 生命藥水
reward-G08-about = 從持有者身上移除最多 { $gain-1-heal } 個傷害標記。
reward-G09 = 活力麵包
reward-G09-about = 持有者立即 { $gain-1-mp } 移動點與 { $gain-1-ap } 行動點，並移除最多 { $gain-1-heal } 個傷害標記。
reward-G10 = 回歸藥水
reward-G10-about = 將持有者放到己方任一空的起始方格；不會被封鎖。
reward-G11 = 水之護符
reward-G11-about = 持有者的水屬性攻擊技能傷害 +{ $bonus }，受到的水屬性傷害 −{ $reduces }。
reward-G12 = 風之護符
reward-G12-about = 持有者的風屬性攻擊技能傷害 +{ $bonus }，受到的風屬性傷害 −{ $reduces }。
reward-G13 = 土之護符
reward-G13-about = 持有者的土屬性攻擊技能傷害 +{ $bonus }，受到的土屬性傷害 −{ $reduces }。
reward-G14 = 火之護符
reward-G14-about = 持有者的火屬性攻擊技能傷害 +{ $bonus }，受到的火屬性傷害 −{ $reduces }。
reward-J01 = 治癒者的守護
reward-J01-about = 從持有者身上移除最多 { $gain-1-heal } 個傷害標記。
reward-J02 = 掘金者的守護
reward-J02-about = 持有者立即 { $gain-1-mp } 移動點；從金幣池拿取 { $gain-1-kamas } 枚卡瑪金幣。
reward-J03 = 時光的守護
reward-J03-about = 持有者立即 { $gain-1-ap } 行動點。
reward-J04 = 跳躍者的守護
reward-J04-about = 將持有者放到距離 { $leap } 以內的任一空格，無需視線；不會被封鎖。
reward-J05 = 神射手的守護
reward-J05-about = 花費 { $spell-ap } 行動點使用一次，射程 { $spell-min }–{ $spell-max }，需要視線：造成 { $spell-value } 點傷害，屬性由你選擇。
reward-J06 = 掮客的守護
reward-J06-about = 支付 { $pays } 枚卡瑪金幣，獲得 { $gg } 點加倫榮譽；金幣不足時不能使用。
reward-J07 = 狂戰士的守護
reward-J07-about = 在持有者身上放置 { $self-damage } 個傷害標記；持有者在本角色行動輪中使用的下一個屬性攻擊技能，傷害 +{ $next-bonus }。
reward-J08 = 馴獸師的守護
reward-J08-about = 在與持有者相鄰的空格放置一隻刺蝟獸（生命點 { $summons-hp }、移動點 { $summons-mp }、行動點 { $summons-ap }）；牠是持有者的召喚物，緊接在持有者之後行動。
reward-J09 = 賭徒的守護
reward-J09-about = 擲一顆骰子：擲出重擊，持有者立即 { $gain-1-ap } 行動點；否則立即 { $gain-2-mp } 移動點，並從金幣池拿取 { $gain-2-kamas } 枚卡瑪金幣。
reward-J10 = 釀酒師的守護
reward-J10-about = 選擇一項：立即 { $gain-1-ap } 行動點、立即 { $gain-2-mp } 移動點，或從持有者身上移除最多 { $gain-3-heal } 個傷害標記。
reward-J11 = 看守者的守護
reward-J11-about = 與持有者相鄰的對手角色不能花費移動點移動。
reward-J12 = 勇者的守護
reward-J12-about = 持有者擁有重擊、守護、閃避與封鎖。
reward-J13 = 元素的守護
reward-J13-about = 持有者不受水、風、土、火傷害；普通傷害與其他效果仍然有效。
reward-J14 = 決鬥者的守護
reward-J14-about = 持有者的近戰屬性攻擊技能傷害 +{ $bonus }。
reward-J15 = 暗殺匕首
reward-J15-about = 花費 { $spell-ap } 行動點的近戰攻擊：造成 { $spell-value } 點風屬性傷害。
reward-J16 = 魔菇怪套裝
reward-J16-about = { $hp } 生命點，並擁有重擊。
reward-J17 = 綿球套裝
reward-J17-about = { $hp } 生命點，並擁有守護。
reward-J18 = 豆莢套裝
reward-J18-about = { $hp } 生命點，並擁有閃避。
reward-J19 = 胡蘿蔔套裝
reward-J19-about = { $hp } 生命點，並擁有封鎖。
reward-J20 = 喵喵
reward-J20-about = { $mp } 移動點。
reward-J21 = 汪汪
reward-J21-about = { $hp } 生命點。
reward-A01 = 惡魔的貢品
reward-A01-about = 從一位對手的儲存堆拿取最多 { $tribute } 枚卡瑪金幣，然後獲得 { $gg } 點加倫榮譽。
reward-A02 = 豪華大餐
reward-A02-about = 持有者立即 { $gain-1-mp } 移動點與 { $gain-1-ap } 行動點，並移除最多 { $gain-1-heal } 個傷害標記。
reward-A03 = 新月刀
reward-A03-about = 花費 { $spell-ap } 行動點的近戰攻擊：造成 { $spell-value } 點水屬性傷害。
reward-A04 = 功夫鏟
reward-A04-about = 花費 { $spell-ap } 行動點的近戰攻擊：對目標及其左右方格造成 { $spell-value } 點土屬性傷害。
reward-A05 = 驚奇杖
reward-A05-about = 花費 { $spell-ap } 行動點的近戰攻擊：對目標及其後方兩格造成 { $spell-value } 點火屬性傷害。
reward-A06 = 神木套裝
reward-A06-about = { $mp } 移動點、{ $hp } 生命點、{ $ap } 行動點。
reward-A07 = 克羅姆
reward-A07-about = { $ap } 行動點、{ $hp } 生命點。
reward-A08 = 佩基
reward-A08-about = { $mp } 移動點，並擁有閃避。
reward-A09 = 聖甲蟲
reward-A09-about = 水、風、土、火抗性。
reward-A10 = 兔耳袋狸
reward-A10-about = 持有者每拾取一枚金幣，就從金幣池多拿 { $finds } 枚卡瑪金幣。
reward-A11 = 翡翠多芙斯
reward-A11-about = { $hp } 生命點。
reward-A12 = 緋紅多芙斯
reward-A12-about = 持有者的屬性攻擊技能傷害 +{ $bonus }。
reward-A13 = 土耳其石多芙斯
reward-A13-about = 擁有重擊與守護。
reward-A14 = 赭石多芙斯
reward-A14-about = { $ap } 行動點、{ $mp } 移動點。
rank-granite = 花崗岩
rank-jade = 翡翠
rank-gold = 黃金
category-boost = 強化物品
category-buff = 增益
category-equipment = 裝備
category-weapon = 武器
category-set = 套裝
category-pet = 寵物
category-dofus = 多芙斯
category-boost-about = 使用一次後移除
category-buff-about = 持續到持有者的下一個角色行動輪開始
category-equipment-about = 持續有效；同類裝備只能有一件正面朝上

# 競技場

arena-pit = 深坑
arena-elemental = 元素競技場
zone-north = 北
zone-east = 東
zone-south = 南
zone-west = 西
zone-fire = 火
zone-air = 風
zone-water = 水
zone-earth = 土
scenery-bush = 灌木
scenery-tree = 樹木
scenery-crate = 箱子

# 能力

power-critical-hit = 重擊
power-critical-hit-about = 判定重擊時擲兩顆骰子，而非一顆；普通傷害除外。
power-armor = 守護
power-armor-about = 判定守護時擲兩顆骰子，而非一顆。
power-lock = 封鎖
power-lock-about = 判定封鎖時擲兩顆骰子，而非一顆。
power-dodge = 閃避
power-dodge-about = 判定閃避時擲兩顆骰子，而非一顆。
power-itty-bitty = 微小
power-itty-bitty-about = 不能封鎖，也不會被封鎖，並且不阻擋視線。
power-counter-attack = 反擊
power-counter-attack-about = 對手角色的攻擊對其造成傷害時，該對手角色受到 1 點傷害。
power-healing = 治療
power-healing-about = 治療技能移除其傷害標記時，多移除 1 個。
power-resistance-water = 水抗性
power-resistance-water-about = 受到的水屬性傷害 −1。
power-resistance-air = 風抗性
power-resistance-air-about = 受到的風屬性傷害 −1。
power-resistance-earth = 土抗性
power-resistance-earth-about = 受到的土屬性傷害 −1。
power-resistance-fire = 火抗性
power-resistance-fire-about = 受到的火屬性傷害 −1。
power-immunity-water = 水免疫
power-immunity-water-about = 水屬性技能對其無效。
power-immunity-air = 風免疫
power-immunity-air-about = 風屬性技能對其無效。
power-immunity-earth = 土免疫
power-immunity-earth-about = 土屬性技能對其無效。
power-immunity-fire = 火免疫
power-immunity-fire-about = 火屬性技能對其無效。

# 屬性、射程、區域影響、額外效果

element-none = 普通
element-water = 水
element-air = 風
element-earth = 土
element-fire = 火
range-normal = 常規射程
range-fixed = 固定射程
range-line = 直線射程
range-fixed-line = 直線固定射程
range-no-sight = 無需視線
range-melee = 近戰
range-personal = 個人
area-single = 單一目標
area-cross = 十字型
area-square = 正方形
area-oblique = 斜向
area-line = 縱向
area-sweep = 橫向
area-hollow = 鏤空
keyword-life-steal = 生命偷取
keyword-armor-break = 破甲
keyword-recoil = 後退
keyword-approach = 接近
keyword-push = 擊退
keyword-pull = 拉近
keyword-steal = 竊取
keyword-swap = 交換位置

# 骰面

face-critical = 重擊
face-armor = 守護
face-lock = 封鎖
face-dodge = 閃避
face-critical-dodge = 重擊／閃避
face-wild = 萬用

## Notation: what is wrong with a typed action

garbled-empty = 沒有輸入行動。
garbled-move = 「{ $text }」不是行動：list 會列出這個問題的所有答案與寫法（KA-10.1）。
garbled-form = 「{ $text }」的內容不足或過多：請寫成 { $form }（KA-10.1）。
garbled-cell = 「{ $text }」不是方格：方格為 A1 到 L12（KA-2.3）。
garbled-piece = 「{ $text }」不是角色編號：編號為 p0 到 p59。
garbled-number = 「{ $text }」不是 1 到 { $shown } 的數字。
garbled-name = 「{ $text }」不是下列之一：{ $shown }。
garbled-use = 「{ $text }」不是惡魔賞賜的用法：不寫、寫數字、玩家、方格，或屬性加方格如 fire E5（KA-19.11）。

## 玩家

side-red = 紅方
side-blue = 藍方
side-green = 綠方
side-yellow = 黃方
both = { $one }與{ $other }
named = { $piece }（{ $player }）
nobody = 無人
punch = 拳擊
edge-N = 北
edge-E = 東
edge-S = 南
edge-W = 西

## 問題

prompt-teams-free = 選出 { $figures } 位角色組成隊伍（已選 { $chosen } 位），然後按「準備完成」。
prompt-teams-custom = 組成 { $least } 到 { $most } 位角色、等級總和為 { $levels } 的隊伍（目前 { $chosen }），然後按「準備完成」。
prompt-draft = 從兩張角色卡中取一張，另一張歸對手。
prompt-arena = 選擇競技場。
prompt-edge = 選擇你的起始邊，對手從對面開始。
prompt-zone = 選擇你的起始區，其他人依順時針方向分配。
prompt-order = 這些角色的先攻值相同：誰先行動？
prompt-deploy = 將己方角色部署到起始方格。
prompt-jokers = 緊急倒計時：將百搭面轉成普通面；兩顆骰子相同時會失去加倫榮譽。
prompt-naming = 兩顆骰子相同：指定一位玩家失去 1 點加倫榮譽。
prompt-naming-again = 你被指定了：換你指定一位玩家失去 1 點加倫榮譽。
prompt-inspire = 爆發：將每顆骰子放到己方的角色卡上，或退還。
prompt-next = 接著由{ $piece }的哪隻召喚物行動？
prompt-detonate = 接著哪顆炸彈爆炸？
prompt-activation = { $cell } 的{ $piece }：行動點 { $ap }，移動點 { $mp }。
prompt-lockers = { $piece }要離開 { $cell }：你的哪位角色先嘗試封鎖？
prompt-hit-jokers = 「{ $spell }」可能傷及己方或招來反擊：請轉動百搭面。
prompt-axis = 「{ $spell }」：沿橫列還是沿直行？
prompt-assign = 「{ $reward }」：給你的哪位克洛茲大師？
prompt-from = 獲得加倫榮譽：從誰那裡拿？（還要拿 { $amount } 點）
prompt-fallen = 有多位角色被擊倒：接著結算誰的加倫榮譽？

## 回答

do-take = 選擇{ $figure }
do-give-back = 退回{ $figure }
do-ready = 準備完成
do-card = 取得{ $figure }
do-arena = { $arena }
do-start = 從{ $edge }邊開始
do-start-zone = 起始區：{ $zone }
do-line-up = { $piece }先行動
do-line-up-twin = { $piece } { $number } 號先行動
do-place = 將{ $piece }放在 { $cell }
do-place-twin = 將{ $piece } { $number } 號放在 { $cell }
do-joker = 將骰子 { $number }（{ $joker }）轉成{ $face }
do-name = { $player }失去 1 點加倫榮譽
do-lay = 將骰子 { $number }（{ $face }）放到 { $cell } 的{ $piece }
do-sell = 退還骰子 { $number }（{ $face }）
do-next = { $cell } 的{ $piece }
do-bomb = { $cell } 的{ $piece }
do-move = { $lockers ->
    [0] 走到 { $cell }
   *[other] 走到 { $cell }；{ $lockers } 位對手會嘗試封鎖
}
do-cast = 對 { $cell } 使用「{ $spell }」
do-cast-at = 對 { $cell } 的{ $target }使用「{ $spell }」
do-cast-self = 對自己使用「{ $spell }」
do-break = 對 { $cell } 的{ $scenery }使用「{ $spell }」
do-punch = 拳擊 { $cell } 的{ $target }
do-pick = 拾取一枚金幣
do-buy-gg = 以 { $price } 枚卡瑪金幣購買 1 點加倫榮譽
do-buy = 以 { $price } 枚卡瑪金幣購買「{ $reward }」
do-buy-blind = 以 { $price } 枚卡瑪金幣購買第 { $pile } 疊正面朝下的{ $rank }賞賜
do-use = 使用「{ $reward }」
do-use-to = 使用「{ $reward }」：{ $cell }
do-use-at = 對 { $cell } 的{ $target }使用「{ $reward }」
do-use-self = 對自己使用「{ $reward }」
do-use-element = 使用「{ $reward }」（{ $element }）：{ $cell }
do-use-element-at = 對 { $cell } 的{ $target }使用「{ $reward }」（{ $element }）
do-use-element-self = 對自己使用「{ $reward }」（{ $element }）
do-use-from = 對{ $player }使用「{ $reward }」
do-use-gain = 使用「{ $reward }」：行動點 +{ $ap }、移動點 +{ $mp }、傷害 −{ $heal }、卡瑪金幣 { $kamas }
do-use-gain-ap = 使用「{ $reward }」：行動點 +{ $ap }
do-use-gain-mp = 使用「{ $reward }」：移動點 +{ $mp }
do-use-gain-heal = 使用「{ $reward }」：移除 { $heal } 個傷害標記
do-use-gain-kamas = 使用「{ $reward }」：{ $kamas } 枚卡瑪金幣
do-end = 結束行動
do-locker = { $cell } 的{ $piece }
do-axis-row = 沿橫列
do-axis-column = 沿直行
do-assign = 將「{ $reward }」給 { $cell } 的{ $piece }
do-take-from = 從{ $player }拿取
do-fallen = { $cell } 的{ $piece }（{ $player }）
do-resign = 認輸
do-flag = 時間用盡而落敗

## 這樣做會怎樣

forecast-damage = 傷害 { $least } 至 { $most }
forecast-damage-falls = 傷害 { $least } 至 { $most }；擊倒機率 { $chance }%
danger-lock = 離開時可能被封鎖：{ $chance }%。被封鎖就失去剩餘的行動。
danger-trap = { $cell } 有陷阱。
danger-unspent = 還有 { $ap } 行動點未用。
danger-ally = 這也會打到你自己的{ $piece }。
danger-self = 這會擊倒你自己的{ $piece }。

## 發生的事

event-choose = { $player }選擇{ $figure }。
event-give-back = { $player }退回{ $figure }。
event-ready = { $player }準備就緒。
event-line-up = 先攻值相同，{ $piece }先行動。
event-axis-row = 沿橫列。
event-axis-column = 沿直行。
event-team = { $player }率領{ $figures }。
event-deal = 桌上有{ $one }與{ $other }，{ $player }先選。
event-order = 行動順序：{ $players }。
event-arena = 競技場：{ $arena }。
event-arena-own = 競技場準備完成。
event-start = { $player }從{ $edge }邊開始。
event-start-zone = { $player }的起始區：{ $zone }。
event-market = 賞賜市場開張：{ $rewards }。
event-place = { $piece }從 { $cell } 開始。
event-turn = { $player }：第 { $number } 個行動輪
event-character = { $cell } 的{ $piece }開始行動：行動點 { $ap }，移動點 { $mp }。
event-character-end = { $piece }行動完畢。
event-roll-tension = { $player }擲緊急倒計時的骰子：{ $faces }。
event-roll-critical = { $piece }判定重擊：{ $faces } → { $hits }。
event-roll-armor = { $piece }判定守護：{ $faces } → { $hits }。
event-roll-lock = { $piece }判定封鎖：{ $faces } → { $hits }。
event-roll-dodge = { $piece }判定閃避：{ $faces } → { $hits }。
event-roll-gamble = { $piece }賭一把：{ $faces }。
event-roll-order = { $player }擲骰：{ $faces }。
event-joker = { $player }將骰子 { $number } 轉成{ $face }。
event-doubles = 兩顆骰子相同：{ $face }。
event-honour = { $taker }從{ $giver }拿取 { $amount } 點加倫榮譽。
event-honour-wild = { $taker }拿取 { $amount } 點特殊加倫榮譽。
event-honour-to-wild = { $giver }的 { $amount } 點加倫榮譽成為特殊加倫榮譽。
event-honour-lost = { $giver }失去 { $amount } 點加倫榮譽，標記放回盒中。
event-inspire = 將{ $face }放到{ $piece }的角色卡上。
event-refund = { $player }退還 { $dice } 顆骰子，獲得 { $kamas } 枚卡瑪金幣。
event-fade = { $player }的爆發結束。
event-move = { $piece }從 { $from } 走到 { $to }。
event-locked = { $piece }被{ $by }封鎖，失去剩餘的行動。
event-shift-push = { $piece }從 { $from } 被擊退到 { $to }。
event-shift-pull = { $piece }從 { $from } 被拉近到 { $to }。
event-shift-recoil = { $piece }從 { $from } 後退到 { $to }。
event-shift-approach = { $piece }從 { $from } 接近到 { $to }。
event-shift-recall = { $piece }從 { $from } 回到 { $to }。
event-shift-leap = { $piece }從 { $from } 躍至 { $to }。
event-swap = { $one }與{ $other }交換位置。
event-cast = { $piece }對 { $cell } 使用「{ $spell }」。
event-cast-at = { $piece }對 { $cell } 的{ $target }使用「{ $spell }」。
event-cast-self = { $piece }對自己使用「{ $spell }」。
event-punch = { $piece }拳擊{ $target }。
event-hurt = { $piece }受到 { $amount } 點傷害（{ $damage }／{ $hp }）。
event-heal = { $piece }移除 { $amount } 個傷害標記（{ $damage }／{ $hp }）。
event-marker = { $piece }在下一個行動階段：{ $points }。
event-summon = { $summoner }召喚{ $piece }到 { $cell }。
event-remove = { $cell } 的{ $piece }移出競技場。
event-ko = { $cell } 的{ $piece }被擊倒。
event-explode = { $cell } 的{ $piece }爆炸。
event-trap = { $cell } 的{ $piece }觸發。
event-scratch = { $cell } 的{ $scenery }受到 { $amount } 點傷害。
event-break = { $cell } 的{ $scenery }被破壞，留下 { $kamas } 枚卡瑪金幣。
event-mend = 受損的場景配件恢復原狀。
event-pick-up = { $piece }在 { $cell } 拾取一枚金幣。
event-coins-gain = { $player }獲得 { $amount } 枚卡瑪金幣。
event-coins-pay = { $player }支付 { $amount } 枚卡瑪金幣。
event-buy = { $piece }購買「{ $reward }」。
event-buy-blind = { $piece }購買一個正面朝下的{ $rank }賞賜。
event-buy-own = { $piece }購買一個正面朝下的{ $rank }賞賜：「{ $reward }」。
event-turn-up = 市場翻出「{ $reward }」。
event-turn-up-none = 這疊已空，市場上的位置也空了。
event-assign = 「{ $reward }」正面朝下放到{ $piece }的角色卡上。
event-assign-hidden = 賞賜正面朝下放到{ $piece }的角色卡上。
event-use = { $piece }使用「{ $reward }」。
event-discard = { $piece }的「{ $reward }」移出遊戲。
event-discard-hidden = { $piece }的一個未公開賞賜移出遊戲。
event-gain = { $piece }立即：{ $points }。
event-name = { $player }指定{ $named }。
event-out = { $player }出局。
points-ap = 行動點 { $amount }
points-mp = 移動點 { $amount }
points-hp = 生命點 { $left }／{ $hp }

ending-knock-out = { $winner }獲勝：場上已沒有其他玩家的克洛茲大師。
ending-honour = { $winner }獲勝：成為唯一擁有加倫榮譽的一方。
ending-tie-break = { $winner }獲勝：平手判定佔優。
ending-goal = { $winner }獲勝：達成教程目標。
ending-resignation = { $winner }獲勝：對方認輸。
ending-time = { $winner }獲勝：對方時間用盡。
ending-turn-cap = { $winner }獲勝：行動輪用盡。
ending-drawn = 和局。

## 競技場周圍

label-setup = 準備
label-turn = 第 { $number } 個行動輪
label-to-act = 由{ $player }決定
label-glory = 加倫榮譽
label-wild = 特殊 { $count }
label-kamas = 卡瑪金幣
label-bank = 金幣池 { $count }
label-dice = 骰子
label-used = 已使用
label-market = 市場
label-pile = 餘 { $count }
label-empty = 空
label-ready = 準備完成
label-choosing = 選擇中
label-out = 出局
label-knocked-out = 擊倒
label-beside = 場外
label-acted = 已行動
label-points = 行動點 { $ap }，移動點 { $mp }
label-boost = 下一個{ $elements }技能 +{ $damage }
label-reach = 射程 +{ $reach }
label-rewards = 賞賜
label-unseen = 未公開（{ $rank }）
label-spent = 已用完
label-barred = 本教程不使用
label-draft = 輪抽：{ $one }或{ $other }；還剩 { $left } 張角色卡
label-strike = { $caster }：對 { $cell } 使用「{ $spell }」
label-race = { $player }領先，必須撐過這個行動輪
legend-tree = # 樹木
legend-bush = % 灌木
legend-crate = = 箱子
legend-coins = $1 金幣
legend-demon = D 惡魔賞賜方格
legend-start = _ 起始方格
legend-piece = r3 即紅方 p3
legend-creature = + 召喚物
legend-bomb = * 炸彈
legend-trap = ^ 陷阱
legend-acts = < 行動中
too-narrow = 這個視窗寬 { $width } 欄，競技場需要 { $needed } 欄：請加寬視窗，再輸入 board。
goal-ko-one = 目標：率先擊倒對手的一位克洛茲大師。
goal-ko-and-survive = 目標：擊倒對手的一位克洛茲大師，然後撐過對手的下一個行動輪，己方不能有人被擊倒。
goal-ko-all = 目標：擊倒對手所有的克洛茲大師。
goal-full = 目標：特殊加倫榮譽拿完之後，成為唯一擁有加倫榮譽的一方；或擊倒對手所有的克洛茲大師。擊倒一位克洛茲大師可獲得等於其等級的加倫榮譽；在惡魔賞賜方格可用 { $price } 枚卡瑪金幣購買一點。
goal-duel = { goal-full }
goal-free-for-all = 目標：特殊加倫榮譽拿完之後，成為唯一擁有加倫榮譽的玩家；或成為最後一位在競技場上還有克洛茲大師的玩家。擊倒一位克洛茲大師可獲得等於其等級的加倫榮譽；在惡魔賞賜方格可用 { $price } 枚卡瑪金幣購買一點。
goal-two-against-two = 目標：特殊加倫榮譽拿完之後，你們成為唯一擁有加倫榮譽的一方；或唯一在競技場上還有克洛茲大師的一方。擊倒一位克洛茲大師可獲得等於其等級的加倫榮譽；在惡魔賞賜方格可用 { $price } 枚卡瑪金幣購買一點。

## 回答清單

menu-walk = 移動
menu-cast = 使用技能：{ $spell }
menu-punch = 拳擊
menu-coins = 金幣、加倫榮譽與賞賜
menu-use = 使用賞賜：{ $reward }
menu-die = 骰子 { $number }：{ $face }
menu-place = 部署{ $piece }
menu-other = 其他
menu-answers = 可選的答案
menu-take = 可選的角色；cards 說明各自的能力
menu-back = 可退回的角色
menu-idle = { $note }（沒有效果）
menu-own = { $note }（這是己方！）
menu-nobody = 沒有效果：那裡沒有任何角色

## 說明

no-walker = 現在沒有你的角色在移動。
no-way = 移動點 { $mp } 無法走到 { $cell }。
card-figure = 等級 { $level }，先攻值 { $initiative }
card-values = 移動點 { $mp }，生命點 { $hp }，行動點 { $ap }
card-heals = 治療 { $value }
card-harm = 傷害 { $value }（{ $element }）
card-price = { $price } 枚卡瑪金幣
card-damage = 使用者受到 { $amount } 點傷害
card-text = { $facts }。{ $about }
help =
    list · list e5             列出合法行動與編號 · 只列出含 e5 的；輸入編號即可採用
    why move E4                哪條規則禁止這個行動，或它的作用；只打 why：這個問題的規則
    rules 9.4 · rules 封鎖     依編號查規則 · 含某個詞的規則
    cards · log · board        場上的卡牌與賞賜 · 發生過的事 · 再看一次競技場
    undo                       復原上一行，只要之後沒有擲骰、揭露或換人
    save 檔案 · quit           將遊戲寫入檔案 · 離開：遊戲仍會儲存
hint-setup = 輸入編號或行動 · list 列出 · help 說明
hint-play = 輸入編號或行動 · list 列出 · end 結束行動 · why move E4 為何 · cards 卡牌 · help 說明
typed-take = take queen · back queen    角色加入隊伍 · 退出隊伍；完成後輸入 ready
typed-card = card anna    拿這張卡；對手拿另一張
typed-arena = arena pit    選擇這個競技場
typed-start = start N    選擇這個起始邊或起始區
typed-line-up = line-up p3    角色 p3 先行動
typed-place = place p3 B1    將角色 p3 部署到 B1
typed-joker = joker 1 dodge    將第一顆骰子轉成這一面
typed-name = name blue    這位玩家失去一點加倫榮譽
typed-lay = lay 1 p3 · sell 2    將第一顆骰子放到 p3 的角色卡上：擁有該能力直到你的下一個行動輪 · 退還第二顆骰子換取卡瑪金幣
typed-next = next p16    接著由召喚物 p16 行動
typed-bomb = bomb p16    接著由炸彈 p16 爆炸
typed-locker = locker p3    由 p3 先嘗試封鎖
typed-axis = axis row · axis column    沿橫列 · 沿直行
typed-assign = assign p3    將賞賜交給 p3
typed-from = from blue    從這位玩家拿取
typed-fallen = fallen p3    接著轉移 p3 的加倫榮譽
typed-move = move E4 · go H7    走一格 · 走到遠處，遇事則停
typed-cast = cast 1 F6    對方格使用角色卡上第一個技能
typed-punch = punch E5    拳擊相鄰的對手
typed-pick = pick · gg    拾取所在方格的金幣 · 在惡魔賞賜方格購買加倫榮譽
typed-buy = buy jade-1    在惡魔賞賜方格：購買市場上正面朝上的賞賜；buy jade-1 blind 購買該疊正面朝下的
typed-use = use 1 · use 1 E5    使用角色卡上第一個賞賜 · 對方格使用；use 1 fire E5 指定屬性，use 1 blue 指定玩家
typed-end = end    結束行動
typed-random = random    隨機回答這個問題
typed-resign = resign    認輸

## 桌面選項

option-teams = 如何選擇隊伍。
option-teams-random = 隨機發牌。
option-teams-draft = 每次兩張，雙方輪抽（雙人）。
option-teams-free = 各玩家自由選取盒中的角色；每種角色卡只有一張。
option-teams-custom = 各玩家依等級組隊；雙方可以有相同的角色。
option-arena = 使用哪個競技場。
option-arena-chosen = 由有權選擇的玩家決定。
option-scenery = 場景配件是否可以破壞。
option-scenery-standard = 否。
option-scenery-destructible = 是，可用近戰攻擊技能破壞；被破壞的場景配件會留下金幣。
option-turn-cap = 每位玩家進行幾個行動輪後，依平手判定決定勝負；0 表示不限。
option-variant = 使用教程的哪個變體。
option-variant-plain = 教程原樣。

## 不允許的事

refused = { $reason }（{ $rule }）
refused-KA-1-8 = 沒有可用的召喚物標記了。
refused-KA-3-2 = 這顆骰子不能轉成那一面。
refused-KA-5-1 = 不符合隊伍規定：人數必須剛好，且只能退回己方的角色。
refused-KA-5-2 = 已有人選了這個角色：盒中每種角色卡只有一張。
refused-KA-5-4 = 那張角色卡不在桌上。
refused-KA-5-5 = 角色數目或等級總和不符合自組隊伍的規定。
refused-KA-5-6 = 同一位金色名稱的角色，在隊伍中最多一位。
refused-KA-5-7 = 同一位白色名稱的角色，在隊伍中最多兩位。
refused-KA-5-9 = 這不符合四人遊戲的隊伍規定。
refused-KA-5-10 = 沒有這個角色。
refused-KA-6-3 = 沒有這個競技場。
refused-KA-6-4 = 沒有這條邊。
refused-KA-6-5 = 時間軸上，接著只能是剩餘角色中先攻值最高的。
refused-KA-6-11 = 只能把尚未部署的己方角色放在己方起始邊的空起始方格。
refused-KA-7-1 = 現在由其他玩家決定。
refused-KA-7-7 = 骰子只能放在己方場上克洛茲大師的角色卡上。
refused-KA-7-9 = 召喚物不能得到骰子。
refused-KA-7-13 = 這顆骰子已經用過了。
refused-KA-9-1 = 每步花費 1 移動點，只能走到競技場上相鄰的方格。
refused-KA-9-2 = 那個方格有障礙物。
refused-KA-9-11 = 現在不是由那個角色嘗試封鎖。
refused-KA-10-1 = 這裡沒有這種行動。
refused-KA-10-2 = 召喚物只能移動與使用技能。
refused-KA-10-3 = 拳擊的目標必須是相鄰方格上的對手角色。
refused-KA-10-3-ap = 拳擊需要 { $ap } 行動點。
refused-KA-10-4 = 這個方格沒有金幣。
refused-KA-10-4-ap = 拾取金幣需要 { $ap } 行動點。
refused-KA-10-5 = 加倫榮譽要在惡魔賞賜方格購買。
refused-KA-10-5-ap-kamas = 購買加倫榮譽需要 { $ap } 行動點與 { $kamas } 枚卡瑪金幣。
refused-KA-10-5-lesson = 這個教程沒有加倫榮譽。
refused-KA-10-5-none = 沒有加倫榮譽可以獲得：版圖旁已沒有特殊加倫榮譽，也沒有對手擁有加倫榮譽。
refused-KA-11-2 = 這個技能的使用次數已用完。
refused-KA-11-3 = 已達到這個技能的召喚上限。
refused-KA-11-4 = 你剩下的點數不足以支付這個技能的費用。
refused-KA-11-5 = 角色卡上放不下這個技能要承受的傷害標記。
refused-KA-11-7 = 那個方格不能作為目標。
refused-KA-11-10 = 召喚需要空格。
refused-KA-12-1 = 那個方格不在射程內。
refused-KA-12-4 = 目標必須在同一橫列或直行。
refused-KA-12-7 = 近戰技能的目標必須是相鄰的方格；攻擊時，方格中必須有可攻擊的目標。
refused-KA-12-8 = 這個技能只影響使用者自己。
refused-KA-12-11 = 視線被擋住了。
refused-KA-15-9 = 請選擇橫列或直行。
refused-KA-16-5 = 那隻召喚物現在不能行動。
refused-KA-16-10 = 不能拳擊炸彈。
refused-KA-16-14 = 那顆炸彈現在不會爆炸。
refused-KA-16-18 = 那個方格已經有陷阱。
refused-KA-18-1 = 這一局的場景配件不能破壞。
refused-KA-18-6 = 只有近戰攻擊技能能破壞場景配件。
refused-KA-19-1-ap-kamas = 這個賞賜需要 { $ap } 行動點與 { $kamas } 枚卡瑪金幣。
refused-KA-19-2 = 賞賜要在惡魔賞賜方格購買。
refused-KA-19-3 = 那個位置沒有賞賜。
refused-KA-19-5 = 賞賜只能給己方場上的克洛茲大師。
refused-KA-19-7 = 放不下更多賞賜：角色卡上的賞賜數量不能超過該角色的等級。
refused-KA-19-11 = 沒有可以這樣使用的正面朝下賞賜。
refused-KA-19-15 = 已有同類裝備正面朝上。
refused-KA-21-6 = 遊戲已經結束。
refused-KA-22-4 = 那個角色現在不需要結算。
refused-KA-22-5 = 現在要先決定別的事。
refused-KA-23-3 = 四人遊戲不能這樣選擇。
refused-KA-23-5 = 只能把己方角色放在己方起始區的空起始方格。
refused-KA-23-7 = 只能指定還在遊戲中的玩家。
refused-KA-23-13 = 只能從擁有加倫榮譽的對手拿取。
refused-KA-23-14 = 你已出局。
refused-KA-25-2 = 只能以同隊角色為目標。
refused-KA-27-2 = 這個賞賜的說明不允許這樣做。
refused-KA-27-2-cell = 這個賞賜還需要一個方格，例如 use 1 E5。
refused-KA-27-2-element = 這個賞賜還需要屬性與方格，例如 use 1 fire E5。
refused-KA-27-2-number = 這個賞賜還需要所選項目的編號，例如 use 1 2。
refused-KA-27-2-player = 這個賞賜還需要一位仍在遊戲中的對手，例如 use 1 blue。
refused-KA-27-3 = 教程中不使用賞賜。
refused-KA-29-1 = 這個教程沒有技能。
refused-KA-29-2 = 這個教程還不使用那個技能。

## 遊戲結束

account-glory = 加倫榮譽
account-knocked-out = 擊倒 { $count } 位角色
account-damage = 造成 { $count } 點傷害
account-bought = 購買 { $count } 個惡魔賞賜
account-turns = 共 { $count } 個行動輪
## 各種事物的說明：說明框的文字

kind-attack-about = 對命中的目標造成傷害：以數值為準，重擊成功則增加，守護成功則減少。
kind-heal-about = 依數值移除傷害標記，每次重擊成功再多移除 1 個。
kind-summon-about = 將召喚者的召喚物標記放在空的方格上；它緊接在召喚者之後行動。
kind-special-about = 依其文字執行，不擲骰。
face-critical-about = 判定重擊時的一次成功：多 1 點傷害。
face-armor-about = 判定守護時的一次成功：少 1 點傷害。
face-lock-about = 判定封鎖時的一次成功：想離開的相鄰角色會被封鎖，除非閃避成功。
face-dodge-about = 判定閃避時的一次成功：抵銷一次封鎖。
face-critical-dodge-about = 百搭面：由你選擇當作重擊或閃避。
face-wild-about = 百搭面：由你選擇當作任何一面。
scenery-tree-about = 不能進入，也會阻擋視線。
scenery-bush-about = 不能進入，但不阻擋視線。
scenery-crate-about = 可以進入，不阻擋視線。
sign-ap = 行動點
sign-ap-about = 使用技能、拳擊與拾取金幣的代價。角色的行動輪開始時補滿。
sign-mp = 移動點
sign-mp-about = 1 移動點可走到相鄰的一個方格。角色的行動輪開始時補滿。
sign-hp = 生命點
sign-hp-about = 傷害標記達到生命點的角色被擊倒。
sign-level = 等級
sign-level-about = 擊倒此角色的玩家獲得等同其等級的加倫榮譽；角色卡上最多也只能放這麼多個惡魔賞賜。
sign-initiative = 先攻值
sign-initiative-about = 先攻值較高的角色先行動。
sign-glory = 加倫榮譽
sign-glory-about = 擊倒角色可獲得，也可在惡魔賞賜方格購買。特殊加倫榮譽拿完之後，唯一擁有加倫榮譽的玩家獲勝。
sign-wild-glory = 特殊加倫榮譽
sign-wild-glory-about = 還不屬於任何人：獲得加倫榮譽時先從這裡拿。
sign-kamas = 卡瑪金幣
sign-kamas-about = 玩家的金幣，用來購買惡魔賞賜與加倫榮譽。沒放到角色卡上的骰子也可退還，換取卡瑪金幣。
sign-bank = 金幣池
sign-bank-about = 花掉的金幣回到這裡，得到的金幣從這裡拿。
sign-coin = 版圖上的卡瑪金幣
sign-coin-about = 站在此方格的克洛茲大師花 1 行動點拾取 1 枚金幣。
sign-demon = 惡魔賞賜方格
sign-demon-about = 站在此方格的克洛茲大師可以購買惡魔賞賜與加倫榮譽。
sign-start = 起始方格
sign-start-about = 第一個行動輪之前，角色放在這裡。
sign-punch = 拳擊
sign-punch-about = 花 5 行動點：不用技能攻擊相鄰的對手。
sign-reward-back = 正面朝下的惡魔賞賜
sign-reward-back-about = 持有者使用之前沒有效果。背面標示其階級。
sign-tension = 緊急倒計時的骰子
sign-tension-about = 行動輪開始時擲出。兩顆骰子相同時，每位玩家失去 1 點加倫榮譽。每顆骰子放到角色卡上取得能力，或退還。
sign-timeline = 時間軸
sign-timeline-about = 角色由先到後的行動順序。
sign-acted = 已行動
sign-acted-about = 此角色已執行過自己的行動輪。
sign-element = 此屬性的傷害。有{ $element }抗性的角色少受 1 點，免疫者不受傷害。
sign-neutral = 沒有屬性的普通傷害：判定重擊時只擲一顆骰子，抗性無效。
sign-rank = 此階級的惡魔賞賜，在惡魔賞賜方格花 { $price } 枚卡瑪金幣與 1 行動點購買。
sign-creature = 緊接在召喚者之後行動；被擊倒時對方得不到加倫榮譽。
sign-bomb = 不會移動。召喚者的下一個行動輪開始時爆炸，被擊中則立即爆炸。
sign-trap = 有角色停在其方格時發動。
sign-spell-of = { $spell }：{ $facts }

## 選定之後再問的問題

ask-cast-1 = { $spell }：對哪個方格？
ask-break-1 = { $spell }：對哪個方格？
ask-joker-1 = 這個百搭面要轉成哪一面？
ask-lay-1 = 這顆骰子要放到誰的角色卡上，還是退還？
ask-sell-1 = 這顆骰子要放到誰的角色卡上，還是退還？
ask-place-1 = { $piece }：放在哪個起始方格？
ask-punch-1 = 要拳擊誰？
ask-use-1 = { $reward }：對哪個目標？
