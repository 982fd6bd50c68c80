"""Every Chinese text of the project, and the words that were dropped for the rulebooks' own and for Taiwan usage."""

from __future__ import annotations

from collections.abc import Iterator

from tests.wording import KINGDOM, texts_in

LANGUAGE = "zh-Hant"

# what may not come back, as patterns, with the word to use and the games where it is wrong (none: everywhere)
DROPPED: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    # Mainland wording
    ("保存", "儲存", ()),
    ("打開.{0,4}檔", "開啟", ()),
    ("出怪", "召喚", ()),
    ("超時判負", "時間用盡而落敗", ()),
    ("設置(?:「|的星)|難度設置", "難度", ()),
    ("橙", "橘", ()),
    ("火炮", "火砲", ()),
    # one thing, one word
    ("悔棋|悔步|收回(?:上|你的上)一行|請求收回|可以收回的行動", "復原", ()),
    ("棋譜", "重播", ()),
    ("棋鐘", "計時器", ()),
    ("牌桌|這張桌", "遊戲桌, 這一桌", ()),
    ("課程|第一課", "教學", ()),
    ("電腦玩家|電腦對手", "電腦", ()),
    ("卡片", "卡牌", ()),
    ("眾所周知|眾人皆知", "公開已知", ()),
    ("旁觀者|觀眾", "觀戰者", ()),
    (
        "[一二兩三四每另某多第下幾]名(?:仍|還|玩家|英雄|士兵|角色|克洛茲大師|召喚師|戰士|牧師|對手)",
        "位, 個, 枚",
        (),
    ),
    (r"\d 名(?:玩家|英雄|士兵|角色|克洛茲大師|對手)|\} 名", "位, 個", ()),
    ("說完成|說一聲|說得太少|空白的一行", "按「完成」, 內容不足或過多, 沒有輸入行動", ()),
    ("兩人同螢幕", "同螢幕一起玩", ()),
    (r"有剛好 \d", "有", ()),
    # Summoner War
    ("棋種", "兵種", ("summoner",)),
    ("炮架棋", "炮架", ("summoner",)),
    ("陣亡", "死亡", ("summoner",)),
    ("合規則", "合法", ("summoner",)),
    ("轉為隱蔽|變回隱蔽", "回到隱蔽狀態", ("summoner",)),
    ("再寫各步|雙重行動的各步|雙重行動的第[一二]步", "各次行動, 第一次行動", ("summoner",)),
    ("斜線|橫排|攻擊距離[^ ]", "交叉, 橫列, 攻擊範圍", ("summoner",)),
    ("」「", "」、「", ("summoner",)),
    # Krosmaster
    ("[水風土火]系|元素(?!的守護|競技場)", "屬性", ("krosmaster",)),
    ("附加效果", "額外效果", ("krosmaster",)),
    ("進行行動輪的玩家", "行動玩家", ("krosmaster",)),
    ("先手", "起始方", ("krosmaster",)),
    ("輪流選角", "輪抽", ("krosmaster",)),
    ("指示物", "標記", ("krosmaster",)),
    ("生物", "召喚物", ("krosmaster",)),
    ("敵方", "對手", ("krosmaster",)),
    ("施放", "使用", ("krosmaster",)),
    ("擲(?:重擊|守護|封鎖|閃避)", "判定", ("krosmaster",)),
    ("賣", "退還", ("krosmaster",)),
    (
        r"[\d\}] ?(?:[個枚] ?)?(?:特殊)?(?:加倫榮譽|榮譽點(?!標記))|榮譽點(?!標記)",
        "1 點加倫榮譽, 1 個榮譽點標記",
        ("krosmaster",),
    ),
    ("卡瑪(?!金幣)", "卡瑪金幣", ("krosmaster",)),
    ("惡魔方格|格子", "惡魔賞賜方格, 方格", ("krosmaster",)),
    ("場景(?!配件)", "場景配件", ("krosmaster",)),
    ("背面朝上|(?<!正)面朝[上下]", "正面朝下", ("krosmaster",)),
    ("枚(?:惡魔)?賞賜", "個賞賜", ("krosmaster",)),
    ("市集", "市場", ("krosmaster",)),
    ("兩面相同|場地(?!配)", "兩顆骰子相同, 競技場", ("krosmaster",)),
    # Meeple War
    (r"距離 ?\d 或|距離 \d 以內|距離不超過", "2 格內", ("meeple",)),
    ("空格|未知土地|探索未知", "未探索的格子", ("meeple",)),
    ("洗混", "混洗", ("meeple",)),
    ("完成面", "建築面", ("meeple",)),
    ("輪到的玩家", "當前玩家", ("meeple",)),
    ("受害者|被除去", "被摧毀的米寶", ("meeple",)),
    ("樹指示物", "隱藏森林的樹", ("meeple",)),
    ("座建築|[張塊]領土|領土[張塊]", "棟, 片", ("meeple",)),
    (r"\d 張", "片", ("meeple",)),
    (r"\d (?:勝利|勇敢)點數", "1 點勝利點數", ("meeple",)),
    ("[拿哪一每]座(?:建築|，)", "棟", ("meeple",)),
    ("降臨|登山", "進入, 登上名譽之山", ("meeple",)),
    # Kingdom Rush
    ("蓋住|蓋滿", "覆蓋", KINGDOM),
    ("敵群", "敵軍", KINGDOM),
    ("(?<!沙漠)勇士", "勇將", KINGDOM),
    ("英雄板|(?<!頭目)生命卡|受咒", "英雄版圖, 頭目生命值卡牌, 受詛咒", KINGDOM),
    (r"[\d一最後兩三四\}] ?個(?:王國)?(?:紅心|水晶)(?!標記|圖示)", "顆", KINGDOM),
    (r"[\d一兩\}] ?個金幣", "枚", KINGDOM),
    ("關閉.{0,3}(?:顏色|建築位|工地|次元門)|排除同一種顏色", "封閉", KINGDOM),
    ("擱置", "交出, 留到下一輪", KINGDOM),
    ("裂縫|裂口", "裂痕", KINGDOM),
    ("基本攻擊|射程", "基礎攻擊, 攻擊範圍", KINGDOM),
    ("失敗", "落敗", KINGDOM),
    ("到達出口", "抵達出口", KINGDOM),
    ("(?<![正背])面朝[上下]", "正面朝上, 背面朝上", KINGDOM),
    ("隊伍", "團隊", KINGDOM),
    ("鳥身女妖", "鷹身女妖", KINGDOM),
    ("防護直到本輪結束", "在本輪結束前受到防護", KINGDOM),
    ("超過 12 個|逐行讀取", "顆, 逐列讀取", KINGDOM),
    ("肅清", "全數覆蓋", ("uprising",)),
    ("單人遊戲|(?<!轉向其)出口|逃脫|工地", "單人模式, 大門, 突破, 建築位", ("uprising",)),
)


def chinese_texts() -> Iterator[tuple[str, str, str]]:
    """Every Chinese text: its game, where it is written, and what it says."""
    return texts_in(LANGUAGE)
