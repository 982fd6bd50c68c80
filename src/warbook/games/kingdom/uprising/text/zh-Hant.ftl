# 王國保衛戰：元素崛起（繁體中文）。用詞依詞彙表；各語言的鍵相同。

## Content

title = 王國保衛戰：元素崛起
tower-ARC1 = 弓兵塔
tower-ARC2 = 射手塔
tower-ARC3 = 神射手塔
tower-ARC4A = 部落投斧手
tower-ARC4B = 弩箭堡壘
tower-MAG1 = 法師公會
tower-MAG2 = 術士塔
tower-MAG3 = 巫師塔
tower-MAG4A = 大法師塔
tower-MAG4B = 死靈法師塔
tower-ART1 = 矮人火砲
tower-ART2 = 矮人砲兵
tower-ART3 = 矮人榴彈砲
tower-ART4A = 戰鬥機甲 T200
tower-ART4B = 矮人地震砲
tower-SOL1 = 民兵兵營
tower-SOL2 = 步兵兵營
tower-SOL3 = 騎士兵營
tower-SOL4A = 聖殿騎士
tower-SOL4B = 刺客公會
enemy-goblin = 哥布林掠奪者
enemy-gnoll = 豺狼人投石手
enemy-orc = 鐵皮獸人
enemy-worg = 座狼
enemy-acolyte = 戰鼓侍僧
enemy-shieldbearer = 持盾兵
enemy-harpy = 鷹身女妖
enemy-imp = 餘燼小鬼
enemy-lurker = 潮汐潛伏者
enemy-wisp = 疾風幽光
enemy-wraith = 裂隙幽魂
enemy-ogre = 食人魔莽漢
enemy-titan = 岩石泰坦
enemy-colossus = 烈焰巨像
enemy-behemoth = 潮汐巨獸
enemy-grukk = 戰酋格魯克
enemy-drummother = 鼓母雅茲嘎
enemy-tidecaller = 喚潮者莫魯
enemy-djinn = 風暴巨靈澤菲爾
horde-I01 = 哥布林斥候
horde-I02 = 哥布林縱隊
horde-I03 = 散兵掠奪者
horde-I04 = 鉤形縱隊
horde-I05 = 豺狼人三人組
horde-I06 = 豺狼人哨兵
horde-I07 = 奔馳座狼
horde-I08 = 座狼騎手
horde-I09 = 哥布林暴民
horde-I10 = 鐵皮先鋒
horde-I11 = 鐵皮護衛
horde-I12 = 曲折掠奪者
horde-I13 = 女妖瞭望
horde-I14 = 分散小隊
horde-I15 = 侍僧護衛
horde-I16 = 雙列縱隊
horde-II01 = 哥布林戰團
horde-II02 = 鐵皮楔陣
horde-II03 = 座狼群
horde-II04 = 豺狼人伏擊
horde-II05 = 女妖巢穴
horde-II06 = 戰鼓圈
horde-II07 = 雙盾
horde-II08 = 餘燼小鬼群
horde-II09 = 潮汐突襲
horde-II10 = 鐵皮縱隊
horde-II11 = 混編掠奪者
horde-II12 = 先遣騎手
horde-II13 = 豺狼人陣線
horde-II14 = 角落衝突
horde-II15 = 食人魔斥候
horde-II16 = 侍僧行列
horde-III01 = 大戰團
horde-III02 = 鐵皮方陣
horde-III03 = 食人魔先鋒
horde-III04 = 泰坦步伐
horde-III05 = 座狼狩獵
horde-III06 = 疾風幽光群
horde-III07 = 側翼盾陣
horde-III08 = 火把大軍
horde-III09 = 潮汐群
horde-III10 = 鼓手隊
horde-III11 = 女妖突襲
horde-III12 = 裂隙沾染者
horde-III13 = 豺狼人大軍
horde-III14 = 重甲騎手
horde-III15 = 盾牆
horde-III16 = 餘燼與鋼鐵
horde-IV01 = 雙生食人魔
horde-IV02 = 泰坦衛隊
horde-IV03 = 烈焰巨像
horde-IV04 = 潮汐巨獸
horde-IV05 = 幽魂大軍
horde-IV06 = 風暴飛行隊
horde-IV07 = 鐵皮軍團
horde-IV08 = 大狩獵
horde-IV09 = 靈魂戰鼓
horde-IV10 = 堡壘
horde-IV11 = 元素匯流
horde-IV12 = 巨人軍閥
horde-CH1 = 戰酋格魯克
horde-CH2 = 鼓母雅茲嘎
horde-CH3 = 喚潮者莫魯
horde-CH4 = 風暴巨靈澤菲爾
scenario-P = 序章：古道
scenario-S1 = 繁花危機
scenario-S2 = 背後的狂風
scenario-S3 = 谷中戰鼓
scenario-S4 = 墨黑之池
scenario-S5 = 灰燼隘口
scenario-S6 = 大地崩裂
scenario-S7 = 冰封渡口
scenario-S8 = 毀滅之潮
scenario-S9 = 氣旋之眼
scenario-S10 = 四座烽火
scenario-S11 = 元素裂隙
scenario-S12 = 叛亂之主

## Ways to play

about = 元素起而反抗王國。你們一起建造並改造防禦塔，用傷害板塊覆蓋敵軍卡牌上的每個敵人，帶領英雄穿越花朵、火山與觸手，守住大門，直到叛亂平息。
rules-since-1 = 現在，英雄可以退到移動中的敵軍剛離開的格子；供應堆中只有戰役允許等級的防禦塔；在其他座位做出決定之前，不必詢問任何人即可復原。
scenario-P-about = 撐到召喚牌堆用完。入門戰役：一條道路，防禦塔最高 2 級，英雄沒有特殊能力。
scenario-P-iron = 第 3 輪之前交出防禦塔時不能升級。
scenario-S1-about = 摧毀會召集更多敵軍的戰酋格魯克。路邊開著魔法花，遊戲中段會再次盛開。
scenario-S1-iron = 不能打出士兵防禦塔；仍可以交出。
scenario-S2-about = 最後防線：召喚牌堆用完時，道路上每支敵軍奪走一顆紅心，至少要剩一個。氣旋會把敵軍往前推。
scenario-S2-iron = 氣旋每輪連續發動兩次。
scenario-S3-about = 摧毀鼓母雅茲嘎，並在一輪結束時地圖上沒有圖騰。圖騰庇護旁邊的敵軍；英雄走過就能移除。
scenario-S3-iron = 只有在圖騰所在格子休整的英雄才能移除圖騰。
scenario-S4-about = 摧毀利維坦的每一層。牠的觸手封住建築位，直到英雄走過。從此可選擇所有特殊能力，持盾兵也加入敵軍。
scenario-S4-iron = 遊戲開始時，最接近大門的建築位上已有 2 個觸手。
scenario-S5-about = 摧毀戰酋格魯克，並在一輪結束時地圖上沒有火山。在火山上休整的英雄可將其熄滅；經過者可取走其金幣與水晶。
scenario-S5-iron = 火山對英雄造成 2 點傷害，而不是 1 點。
scenario-S6-about = 摧毀格魯克與雅茲嘎。道路交叉並通往兩座大門，地裂會吞沒建築位。
scenario-S6-iron = 王國只有 3 顆紅心。
scenario-S7-about = 摧毀風暴巨靈澤菲爾。霜凍花讓敵軍停步，暴風雪拖慢英雄；從此可以購買進階改造。
scenario-S7-iron = 沒有花朵。
scenario-S8-about = 摧毀喚潮者莫魯兩次，並在一輪結束時所有墨池都已封閉。開著的墨池會帶來敵軍；在墨池上休整的英雄可將其封閉。
scenario-S8-iron = 墨池帶來第 II 階的敵軍，而不是第 I 階。
scenario-S9-about = 摧毀風暴巨靈澤菲爾兩次。兩個氣旋推動敵軍；疾風花把牠們吹回去。
scenario-S9-iron = 英雄不能進入氣旋所在的格子。
scenario-S10-about = 點燃四座烽火：站在烽火上的英雄可用該輪的行動點燃它。一輪結束時四座都必須燃燒；這段期間裂隙也會開啟。
scenario-S10-iron = 偶數輪結束時，若旁邊有敵軍，且烽火上與旁邊都沒有英雄，已點燃的烽火會熄滅。
scenario-S11-about = 最後防線：召喚牌堆用完時，位於道路最後兩格之一的每支敵軍奪走一顆紅心，至少要剩一個。每個偶數輪裂隙都會改變規則。
scenario-S11-iron = 沒有對玩家有利的元素裂隙卡：這些卡牌不使用。
scenario-S12-about = 摧毀叛亂之主沃卡爾的每一層。他的卡牌會焚毀白色建築位、升起火山並召喚裂隙。
scenario-S12-iron = 每個偶數輪沃卡爾翻開兩張卡牌。
goal-survive = 撐到召喚牌堆用完
goal-last-stand = 守住最後防線
goal-champions = 摧毀勇將
goal-beacons = 點燃所有烽火

## Modifications

modification-tile-2x1 = 2 × 1 火砲傷害板塊
modification-tile-2x1-about = 在貼紙所選 { $directions } 個方向的敵軍上額外放置一個 { $tile } 物理板塊。
modification-tile-1x1 = 1 × 1 傷害板塊
modification-tile-1x1-about = 在任意一支敵軍上額外放置一個 { $tile } 物理板塊。
modification-direct = 真實傷害
modification-direct-about = 這座防禦塔的所有板塊都造成真實傷害。
modification-precise = 精準攻擊
modification-precise-about = 這座防禦塔的所有板塊都可放到任意敵軍上。
modification-soldier = 額外士兵
modification-soldier-about = 在貼紙 { $directions } 個方向之一的敵軍上額外放置 { $soldiers } 個士兵。
modification-site = 額外建築位
modification-site-about = 在其建築位上可以再放置 { $more-towers } 座非士兵防禦塔。
modification-double-shot = 雙重射擊
modification-double-shot-about = 在攻擊可及的敵軍上額外放置一個 { $tile } 板塊，傷害類型與防禦塔相同；若攻擊相連則也相連。
modification-long-barrels = 加長砲管
modification-long-barrels-about = 每個箭頭可及 { $spaces } 格內的第一支敵軍；相鄰變為 { $spaces } 格以內。
modification-royal-charter = 皇家特許
modification-royal-charter-about = 這座防禦塔可以放在任何顏色的建築位上。
modification-tithe-chest = 什一金匣
modification-tithe-chest-about = 若被摧毀的敵軍上有這座防禦塔同一輪放置的板塊，該輪獲得 { $gold } 枚金幣。
modification-falconer = 馴鷹人
modification-falconer-about = 每次攻擊一次，這座防禦塔的 { $loose-tiles } 個板塊可放到任意敵軍上，即使該板塊是相連的。

## The land

flower-magic = 魔法花
flower-magic-about = 在任意敵軍上放置 { $tiles } 個 { $tile } 真實傷害板塊。
flower-fire = 火焰花
flower-fire-about = 與花朵相鄰的每支敵軍各放一個 { $tile } 真實傷害板塊。
flower-frost = 霜凍花
flower-frost-about = 花朵所在或相鄰格子的一支敵軍本輪不推進。
flower-sun = 太陽花
flower-sun-about = 治癒花朵所在或相鄰格子的每位英雄 { $amount } 點，每位英雄並將一個特殊能力翻回就緒。
flower-gale = 疾風花
flower-gale-about = 花朵所在或相鄰格子、其上沒有英雄的一支敵軍，退回其道路上最近的空格子。
feature-volcano = 火山
feature-volcano-about = 敵軍推進之後，其上與相鄰格子的每位英雄受到 { $amount } 點傷害，相鄰敵軍上的士兵與沙漠勇士被移除。經過的英雄可取走其 { $gold } 枚金幣與 { $crystals } 顆水晶。
feature-cyclone = 氣旋
feature-cyclone-about = 敵軍推進之後，其格子上的敵軍再推進一次，該格沒有敵軍時其上的英雄各受到 { $amount-2 } 點傷害，氣旋退後一格。
feature-ink-pool = 墨池
feature-ink-pool-about = 未封閉且其上沒有英雄時，階段 1 結束時旁邊會出現新的敵軍。在其上休整的英雄可將其封閉。
feature-fissure = 地裂
feature-fissure-about = 該建築位不能建造，英雄也不能停在那裡。
totem-stone = 岩石圖騰
totem-stone-about = 相鄰敵軍的所有敵人具有物理抗性。走過的英雄將其移除。
totem-spirit = 靈魂圖騰
totem-spirit-about = 相鄰敵軍的所有敵人具有魔法抗性。走過的英雄將其移除。
piece-tentacle = 觸手
piece-tentacle-about = 其建築位不能建造。走過的英雄將其移除。
piece-beacon = 烽火
piece-beacon-about = 站在此處的英雄可以用激活的行動將其點燃。
piece-rift = 裂隙
piece-rift-about = 在此處休整的英雄可棄掉一張有效的元素裂隙卡。

## Elemental Rift cards

element-wind = 風
element-fire = 火
element-earth = 土
element-water = 水
element-chaos = 混沌
rift-R01 = 順風
rift-R01-about = 最接近每座大門的敵軍具有衝鋒。
rift-R02 = 側風
rift-R02-about = 精準攻擊只能以來源 { $precise-within } 格內的敵軍為目標。
rift-R03 = 死寂無風
rift-R03-about = 敵軍不觸發衝鋒。
rift-R04 = 落灰
rift-R04-about = 階段 2 結束時，草地或建築位上的每位英雄受到 { $amount } 點傷害。
rift-R05 = 灼熱
rift-R05-about = 階段 4 結束時，與 { $beside } 支或更多敵軍相鄰的每位英雄受到 { $amount } 點傷害。
rift-R06 = 燃燒之刃
rift-R06-about = 每輪每位英雄基礎攻擊的第一個板塊造成真實傷害。
rift-R07 = 震顫
rift-R07-about = 階段 2 開始時，每種玩家顏色選擇一個建築位：本輪封閉。
rift-R08 = 石膚
rift-R08-about = 本輪召喚的敵軍，其敵人本輪具有物理抗性。
rift-R09 = 堅實大地
rift-R09-about = 阻擋敵軍的士兵不會被移除。
rift-R10 = 漲潮
rift-R10-about = 每支敵軍都視為滑溜：士兵與沙漠勇士擋不住。
rift-R11 = 濃霧
rift-R11-about = 白色建築位不能建造。
rift-R12 = 退潮
rift-R12-about = 本輪召喚的敵軍本輪不推進。
rift-R13 = 裂隙湧現
rift-R13-about = 階段 1 結束時，後備牌堆的一支第 { $tier } 階敵軍在召喚點 { $marker } 出現。
rift-R14 = 扭曲血肉
rift-R14-about = 階段 4 開始時，最接近每座大門的敵軍觸發癒合：歸還 { $amount } 個板塊。
rift-R15 = 匯流
rift-R15-about = 再翻開 { $amount } 張卡牌；全部同時有效。

## Bosses and their cards

boss-leviathan = 利維坦
boss-vulkaar = 叛亂之主沃卡爾
card-grasping-arm = 攫取之臂
card-grasping-arm-about = 在最接近大門的空建築位放置一個觸手。
card-ink-cloud = 墨雲
card-ink-cloud-about = 下一輪精準攻擊只能以相鄰敵軍為目標。
card-crushing-wave = 粉碎巨浪
card-crushing-wave-about = 與利維坦或觸手相鄰的每位英雄受到 { $amount } 點傷害。
card-undercurrent = 潛流
card-undercurrent-about = 最接近每個召喚點的敵軍本階段具有衝鋒。
card-thrash = 狂擊
card-thrash-about = 在空的白色建築位放置一個觸手；若沒有，則放在最接近利維坦的空建築位。
card-spawn-of-the-deep = 深淵之子
card-spawn-of-the-deep-about = 後備牌堆的一支第 { $tier } 階敵軍在召喚點 { $marker } 出現。
card-regrowth = 再生
card-regrowth-about = 地圖上每有一個觸手，就從最上層歸還 { $amount } 個板塊，最多 { $most } 個。
card-tidal-surge = 潮湧
card-tidal-surge-about = 移除敵軍上的所有士兵與沙漠勇士。
card-dive = 下潛
card-dive-about = 下一輪不能攻擊利維坦。
card-crown-of-fire = 烈焰之冠
card-crown-of-fire-about = 白色建築位被摧毀，其上的防禦塔回到供應堆，該處放置沒有金幣與水晶的火山。若已沒有白色建築位，每座火山立即觸發。
card-ember-rain = 餘燼之雨
card-ember-rain-about = 地圖上每位不在敵軍上的英雄受到 { $amount } 點傷害。
card-molten-armour = 熔岩護甲
card-molten-armour-about = 下一輪不能在沃卡爾的最上層放置物理板塊。
card-shattered-ground = 破碎大地
card-shattered-ground-about = 每種玩家顏色選擇一個建築位：下一輪封閉。
card-war-horns = 戰爭號角
card-war-horns-about = 最接近每座大門的敵軍本階段具有衝鋒。
card-call-of-fire = 火之呼喚
card-call-of-fire-about = 後備牌堆的一支第 { $tier } 階敵軍在召喚點 { $marker } 出現；若 { $marker } 未使用則在 1。
card-scorching-wind = 灼熱之風
card-scorching-wind-about = 移除敵軍上的所有士兵與沙漠勇士。
card-rekindle = 重燃
card-rekindle-about = 歸還 { $amount } 個覆蓋最上層方格的板塊；若只有一個則歸還一個。
card-cataclysm = 大災變
card-cataclysm-about = 每座火山立即觸發；然後翻開一張元素裂隙卡，有效至下一輪結束。

## Events of the scenarios

event-marker-second-bloom = 再度盛開
event-marker-second-bloom-about = 所有枯萎的花朵重新盛開。
event-marker-gust = 陣風
event-marker-gust-about = 最接近大門的敵軍本輪具有衝鋒。
event-marker-gale = 狂風
event-marker-gale-about = 最接近大門的敵軍本輪具有衝鋒，氣旋觸發前先回到起始格子。
event-marker-first-totem = 第一座圖騰
event-marker-first-totem-about = 岩石圖騰出現在地圖上。
event-marker-second-totem = 第二座圖騰
event-marker-second-totem-about = 靈魂圖騰出現在地圖上。
event-marker-rising-arms = 升起之臂
event-marker-rising-arms-about = 在最接近大門的空建築位放置一個觸手。
event-marker-fury-of-the-deep = 深淵之怒
event-marker-fury-of-the-deep-about = 本輪利維坦翻開 { $boss-cards } 張卡牌。
event-marker-ash-cloud = 灰雲
event-marker-ash-cloud-about = 本輪精準攻擊只能以來源 { $precise-within } 格內的敵軍為目標。
event-marker-eruption = 噴發
event-marker-eruption-about = 每座火山立即觸發，並在平常時機再次觸發。
event-marker-fissure-i = 地裂之一
event-marker-fissure-i-about = 最接近大門 { $gate } 的建築位出現地裂。
event-marker-fissure-ii = 地裂之二
event-marker-fissure-ii-about = 最接近大門 { $gate } 的建築位出現地裂。
event-marker-blizzard = 暴風雪
event-marker-blizzard-about = 本輪每位英雄的移動點數減 { $slower }，但至少為 1。
event-marker-thaw = 解凍
event-marker-thaw-about = 所有枯萎的花朵重新盛開。
event-marker-a-third-pool = 第三座墨池
event-marker-a-third-pool-about = 又出現一座墨池。
event-marker-twin-vortex = 雙重漩渦
event-marker-twin-vortex-about = 本輪兩個氣旋各觸發 { $cyclone-times } 次。
event-marker-rift-opens = 裂隙開啟
event-marker-rift-opens-about = 翻開一張元素裂隙卡；持續有效直到被取代。
event-marker-rift-widens = 裂隙擴大
event-marker-rift-widens-about = 再翻開一張元素裂隙卡，取代前一張。
event-marker-convergence = 匯流
event-marker-convergence-about = 從此同時有 { $rifts } 張元素裂隙卡有效：每張新卡取代較早的一張。
event-marker-the-rift-answers = 裂隙回應
event-marker-the-rift-answers-about = 翻開一張元素裂隙卡；整場遊戲有效。
event-marker-wrath = 憤怒
event-marker-wrath-about = 本輪沃卡爾翻開 { $boss-cards } 張卡牌。

## Active abilities of enemies

icon-mend = 癒合
icon-mend-about = 歸還 { $amount } 個覆蓋該敵軍敵人的板塊；若沒有，則從相鄰敵軍歸還。
icon-scorch = 灼燒
icon-scorch-about = 移除該敵軍上的所有士兵與沙漠勇士。
icon-volley = 齊射
icon-volley-about = 該敵軍所在與相鄰格子的每位英雄受到 { $amount } 點傷害。
icon-rally = 集結
icon-rally-about = 一支第 { $tier } 階敵軍出現在其道路上離他最近的空格子。
icon-totem = 圖騰
icon-totem-about = 在她相鄰的空格子放置一座圖騰。
icon-undertow = 暗流
icon-undertow-about = 該敵軍所在或相鄰格子的一位英雄受到 { $amount } 點傷害；相鄰敵軍上的士兵與沙漠勇士被移除。
icon-gust = 強風
icon-gust-about = 最接近大門的另一支敵軍具有衝鋒。
icon-fast = 衝鋒
icon-fast-about = 該敵軍進行兩次推進嘗試。

## Words of the board

damage-magic = 魔法
damage-true = 真實
phase-destroy = 摧毀敵軍托盤
phase-advance = 推進敵軍托盤
phase-pick-up = 收回防禦塔和英雄卡牌
phase-spend = 購買防禦塔與改造

## Notation: what is wrong with a typed action

garbled-move = 「{ $text }」不是行動：輸入 list 可看到現在能做的所有行動與寫法（EU-9.2）。
garbled-form = 「{ $text }」的內容不足或過多：請寫成 { $form }（EU-9.2）。
garbled-site = 「{ $text }」不是建築位：建築位的名稱是 { $shown }，如地圖所示。

## Questions

prompt-play = 打出或交出防禦塔、激活英雄；沒有其他事要做時，請按「完成」。
prompt-hero = { $hero }：先移動，再執行一個行動。
prompt-seating = { $hero }停在敵軍上：覆蓋哪些方格？
prompt-choice-refresh = 哪位英雄將一個特殊能力翻回就緒？
prompt-turning = { $hero }的哪個特殊能力翻回就緒？
prompt-displacing = 敵軍到來：原處的英雄必須退避。要退到哪裡？
prompt-whites = 白色建築位上的防禦塔由誰收回？
prompt-buying = 團隊有 { $crystals } 顆水晶與 { $gold } 枚金幣：購買防禦塔與改造，或按「完成」。

## Answers

do-close = 封閉這個顏色的建築位：{ $colour }
do-move-engage = { $hero }前往 { $cell }，站上「{ $horde }」
do-rest = 休整：生命值全滿，所有特殊能力就緒
do-refresh = { $hero }的{ $ability }翻回就緒
do-displace = { $hero }退避到 { $cell }

## What happens

event-close = 本輪這個顏色的建築位不能放置防禦塔：{ $colour }。
event-displace = { $hero }退避到 { $cell }。
event-engage = { $hero }站上「{ $horde }」。
event-rest = { $hero }休整。
event-refresh = { $hero }的{ $ability }重新就緒。
event-revive = { $hero }復活。
event-escape = 「{ $horde }」突破：失去 { $n } 顆紅心。
event-boss-health = { $boss }還剩 { $n } 層。
event-ruin = { $cell } 的{ $tower }回到供應堆。
event-take = { $player }從白色建築位收回{ $tower }。
event-destroy = 「{ $horde }」被摧毀。
event-boss-card = { $boss }翻開「{ $card }」。

## What players say to each other by pointing

thing-site = 建築位 { $cell }

## Around the map

label-supply = 供應堆：{ $towers }
label-incoming = 備用防禦塔：{ $towers }
label-distance = 距離大門 { $n } 步
label-boss = { $boss }在 { $cell }：還剩 { $n } 層
fate-escapes = 將突破：{ $n } 顆紅心
legend = > v < ^ 道路與敵軍前進的方向（兩個符號：岔路） · X 大門 · 「,」草地 · a/R 紅色的建築位 a（B 藍色、G 綠色、Y 黃色、* 通用、- 本輪封閉） · ARC2^ 面向北方的防禦塔（+ 已改造） · t3:5 敵軍 t3，還有 5 個敵人方格 · @Alr 英雄 · %mag 標記（大寫：已翻面） · (1) 召喚點
legend-tray = 敵軍卡牌：12 是第 1 列第 2 行 · 字母是敵人（大寫為大型敵人） · . 空格 · # 傷害板塊 · S 士兵 · H 英雄底座 · --S-- 南側：卡牌不會轉向

## Help

help =
    list · list t3             合法行動的編號清單 · 只看含有 t3 的
    7 · why 7                  執行清單的第 7 項 · 它的效果與規則
    why build ARC1 c N         哪條規則禁止這個行動；單獨 why：這個問題的規則
    cards · cards NAME         可以查什麼 · 一張卡牌的完整說明
    cards goal · cards signs   戰役的目標 · 符號的意思
    rules 8.4 · rules 花朵     依編號查規則 · 含有某個詞的規則
    log · board · undo         發生過的事 · 再看一次地圖 · 復原上一行
    save FILE · quit           把遊戲寫入檔案 · 離開：遊戲仍會保留
card-deadly = 飛行：只能以傷害板塊覆蓋
help-play =
    覆蓋敵軍的所有敵人就能將其摧毀；突破的敵軍會奪走紅心。
    打出防禦塔與英雄時：
    build ARC1 c N · pass ARC1 blue  放在建築位 c，面向北方 · 交出，可升級
    activate alric · bring NAME r3c2  激活英雄 · 單人模式：候補英雄上場
    done                             這個階段沒有別的事要做
    英雄行動或放置攻擊時：
    move r3c2 · seat 11 · rest       移到格子 · 底座放在 11 起的方格 · 休整
    attack N · ability 1 N           面向北方：基礎攻擊 · 能力 1
    tile t3 1 f0 12 · soldier t3 22  板塊 1，形式 f0，角落在 12 · 一個士兵
    stop                             到此為止
    花費水晶與金幣時：
    buy ARC1 red · modify …          為紅方購買防禦塔 · 改造，寫法見 list
    done                             不再購買
    random · resign                  交給快速策略回答 · 放棄遊戲

## Options of a table

option-difficulty-easy = 簡單：多 2 枚金幣與 1 顆水晶，至多三座起始防禦塔高一級。
option-difficulty-standard = 標準：依戰役所示。
option-difficulty-hard = 困難：少 2 枚金幣與 2 顆水晶。
option-difficulty-iron = 鋼鐵挑戰：少 1 枚金幣與 1 顆水晶，加上該戰役的鋼鐵規則。
option-difficulty-heroic = 英雄挑戰：少 3 顆水晶與一座起始防禦塔，任何英雄都不能被打倒。
option-bench = 單人模式時候補席上有幾位英雄。
option-bench-2 = 兩位，照常。
option-bench-3 = 三位：較簡單。
option-bench-4 = 四位：更簡單。
option-rifts = 裂隙模式：每個偶數輪元素裂隙改變規則。
option-rifts-off = 只在戰役註明時使用。
option-rifts-on = 任何戰役都使用。
option-guests = 是否也能選擇《時空裂痕》的英雄。

## What is not allowed

refused-EU-1-7 = 該戰役的規則不允許在此這樣做。
refused-EU-3-3 = 防禦塔只能放在建築位上。
refused-EU-3-12 = 一個格子只能有一支敵軍，那裡的不是這一支。
refused-EU-3-15 = 那裡沒有格子，或不能進入。
refused-EU-4-3 = 每位玩家選擇一位英雄，而且不能重複。
refused-EU-4-13 = 沒有這座起始防禦塔可以分配。
refused-EU-4-17 = 不能選擇那個特殊能力：此處不允許、已經選過，或欄位已滿。
refused-EU-5-1 = 那座起始防禦塔不能升級：至多三張不同的卡牌，各升一級，且受供應堆與等級上限限制。
refused-EU-5-5 = 必須放回一座起始防禦塔。
refused-EU-7-2 = 遊戲已經結束。
refused-EU-9-1 = 必須先決定另一件事。
refused-EU-9-2 = 那要在打出防禦塔和英雄卡牌的階段進行。
refused-EU-9-3 = 你已按下「完成」；請先取消。
refused-EU-9-4 = 那張防禦塔卡牌本輪已經使用過。
refused-EU-9-5 = 不能激活那位英雄：不是你的，或本輪已經激活過。
refused-EU-10-1 = 手上的防禦塔要放在自己顏色或白色的建築位上。
refused-EU-10-2 = 一個建築位只能有一座士兵防禦塔與一座其他防禦塔。
refused-EU-10-3 = 那個建築位上有模型。
refused-EU-10-4 = 那個建築位上有地形特徵。
refused-EU-10-6 = 那不屬於這次攻擊，或已經放置了。
refused-EU-10-9 = 這座防禦塔沒有這種攻擊。
refused-EU-10-12 = 那個建築位已封閉，或不能選來封閉。
refused-EU-11-2 = 板塊不能這樣轉。
refused-EU-11-3 = 被板塊、士兵或底座擋住。
refused-EU-11-4 = 板塊必須完全放在卡牌之內。
refused-EU-11-6 = 板塊下有敵人具有這種傷害的抗性。
refused-EU-11-7 = 士兵只能放在敵人上。
refused-EU-12-5 = 那裡的敵人對士兵的傷害有抗性。
refused-EU-13-1 = 近戰攻擊只能打到英雄所在的敵軍。
refused-EU-13-4 = 這些板塊要放到範圍內的每支敵軍上，各一組。
refused-EU-13-7 = 相連的板塊必須放在同一支敵軍上。
refused-EU-13-12 = 那支敵軍不在攻擊範圍內。
refused-EU-14-1 = 防禦塔要交給另一位玩家。
refused-EU-14-4 = 沒有那種升級可以選。
refused-EU-14-6 = 那座防禦塔還在備用防禦塔欄位：下一輪才能使用。
refused-EU-15-1 = 英雄先移動，再執行一個行動。
refused-EU-15-2 = 英雄不能再移動了。
refused-EU-15-5 = 在英雄版圖上的英雄只能進入地圖或休整。
refused-EU-15-6 = 移動點數不夠走到那裡，或沒有那條路。
refused-EU-15-8 = 英雄不能停在那裡。
refused-EU-15-14 = 底座放不下：板塊、士兵、其他底座與飛行敵人都會擋住。
refused-EU-15-16 = 那支敵軍上沒有地方放底座。
refused-EU-15-18 = 只有在敵軍上的英雄可以改放到其他區塊，以取代移動。
refused-EU-15-19 = 基礎攻擊不能這樣使用。
refused-EU-15-20 = 那個特殊能力不會有效果，或不能這樣使用。
refused-EU-15-21 = 那個特殊能力已經用過，或英雄沒有這個能力。
refused-EU-15-22 = 被動能力一直有效，不必使用。
refused-EU-15-23 = 這個效果不能以那個為目標。
refused-EU-15-26 = 被打倒的英雄不能行動。
refused-EU-15-28 = 正在復活的英雄本輪不能激活。
refused-EU-16-10 = 現在不能將那個特殊能力翻回就緒。
refused-EU-16-15 = 那個建築位已成地裂：任何人都不能停在那裡。
refused-EU-18-3 = 該英雄的生命值已滿。
refused-EU-18-4 = 沒有士兵可用：只有供應堆沒有士兵時，才能從敵軍上拿取。
refused-EU-19-5 = 飛行敵人只能以傷害板塊覆蓋。
refused-EU-20-11 = 退避要到沒有敵軍也沒有防禦塔的相鄰格子。
refused-EU-22-2 = 由團隊決定誰收回白色建築位上的防禦塔。
refused-EU-23-1 = 你已表示不再購買；請先取消。
refused-EU-23-2 = 1 級防禦塔要 2 顆水晶，2 級要 3 顆：水晶不夠，或此處不允許該等級。
refused-EU-23-3 = 3、4 級防禦塔不能購買。
refused-EU-23-4 = 供應堆裡沒有這座防禦塔。
refused-EU-23-6 = 防禦塔必須給這場遊戲的一位玩家。
refused-EU-23-7 = 改造要 2 枚金幣：金幣不夠。
refused-EU-23-8 = 改造要貼在手上的非士兵防禦塔上。
refused-EU-23-11 = 水晶與金幣只能在每輪最後的階段花費。
refused-EU-24-1 = 那個改造已經買過了。
refused-EU-24-2 = 這個戰役不能購買那個改造。
refused-EU-24-4 = 那座防禦塔沒有空的改造欄位。
refused-EU-24-11 = 若貼紙有方向，請選擇方向。
refused-EU-24-14 = 那個改造只能貼在手上的弓箭防禦塔或帶來它的防禦塔上。
refused-EU-25-2 = 那位英雄不在候補席上，或候補席已滿。
refused-EU-25-4 = 每輪只能有一位候補英雄上場，而且要放在可以站立的格子。
refused-EU-25-7 = 候補英雄沒有生命值，也沒有特殊能力。
refused-EU-25-8 = 單人模式中，防禦塔只能交到自己的備用防禦塔欄位。
refused-EU-25-9 = 那個顏色本輪封閉、上一輪封閉過，或不在場上。
refused-EU-29-2 = 沒有約定使用另一款遊戲的英雄，或該英雄現在不能這樣做。
refused-EU-29-3 = 這個效果的板塊必須依說明彼此相接。
refused-EU-29-6 = 這款遊戲沒有法術。
refused-EU-19-6 = 持盾兵擋住來自那一側的攻擊。
refused-EU-27-4 = 頭目的最上層現在不能放置這種傷害的板塊。
refused-EU-39-3 = 這個效果的每個板塊或士兵要放在不同的敵軍上。
refused-EU-13-8 = 效果無法及於那支敵軍。
refused-EU-15-33 = 那個沙漠勇士現在不能去那裡。
refused-EU-15-34 = 沙漠勇士不能站在那個方格上。
refused-EU-15-35 = 只有與該英雄同格的沙漠勇士可以代為承受傷害。
refused-EU-16-1 = 英雄沒有經過那裡，或沒有東西可用。
refused-EU-16-3 = 那朵花已經枯萎。
refused-EU-16-4 = 那朵花被防禦塔覆蓋。
refused-EU-17-1 = 現在不能摧毀那支敵軍。
refused-EU-18-6 = 那個單位這次不必承受傷害。
refused-EU-19-10 = 只能選擇覆蓋該處敵人的板塊。
refused-EU-26-5 = 不能放在那裡。
refused-EU-27-3 = 頭目層上只能放置傷害板塊。
refused-EU-26-8 = 只能選擇該敵軍上或相鄰格子的英雄。

## 各種事物的說明：說明框的文字

phase-advance-about = 沒有被擋住的敵軍朝大門推進。突破的敵人會使你們失去紅心。
sign-heart-about = 王國的生命。未被覆蓋而突破的敵人使你們失去 1 顆紅心，大型敵人 4 顆；失去最後一顆就落敗。英雄的紅心則是其生命值。
sign-site = 建築位
sign-white-site = 白色建築位
sign-exit = 大門
sign-exit-about = 敵軍從這裡再推進就會突破，使你們失去紅心。
sign-road-about = 敵軍沿著道路朝大門推進，每輪一格。
sign-incoming = 備用防禦塔
sign-large-escapes = 未被覆蓋而突破時，失去 4 顆紅心。
sign-small-escapes = 未被覆蓋而突破時，失去 1 顆紅心。
