"""The panels around the arena: turn, glory and coins, figures, dice, market."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from warbook.cli.play.joined import choices, clauses, labelled, listed, noted
from warbook.cli.play.render.krosmaster.board import ACTS, CELL, COLOUR, LETTERS, SLIM, board_width, draw_board, signs
from warbook.cli.play.render.krosmaster.cards import Cards, reward_text, spell_text
from warbook.cli.play.screen import Recent
from warbook.games.krosmaster.content.tables import NOBODY, RANKS
from warbook.games.krosmaster.present.cardbook import Printed
from warbook.games.krosmaster.present.notation import SEATS, write_cell
from warbook.games.krosmaster.present.view import KrosmasterView
from warbook.games.krosmaster.present.view_parts import ActiveView, HeldView, PieceView, PlayerView
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Word

BESIDE = 60  # columns of the players beside the board
BRIEF = 29  # columns in brief
NARROWEST = 60  # columns, below which the board would break
POWER_OF = {"critical": "critical-hit", "armor": "armor", "lock": "lock", "dodge": "dodge"}  # of a die's face (KA-7.8)


def piece_key(piece: PieceView) -> str:
    """The text key of a piece's name."""
    return f"{'figure' if piece.species == 'krosmaster' else 'summon'}-{piece.kind}"


class Panels:
    """Draws everything of one view, in one language."""

    def __init__(self, view: KrosmasterView, recent: Recent, players: list[str], cards: Cards) -> None:
        """Store the view and the cards."""
        self.view = view
        self.recent = recent
        self.players = players
        self.cards = cards
        self.texts = cards.texts
        self.pieces = {piece.piece: piece for piece in view.pieces}

    def say(self, key: str, **words: Word) -> str:
        """A message."""
        return self.texts.say(key, words)

    def joined(self, parts: list[str], gap: str = " · ") -> str:
        """Join non-empty texts in a line."""
        return gap.join(part for part in parts if part)

    def screen(self, width: int) -> RenderableType:
        """The whole table; players beside the arena, in full in a wide terminal, otherwise in brief."""
        if width < NARROWEST:
            return Text(self.say("too-narrow", width=width, needed=NARROWEST))
        head = [self.header(), *self.goal()]
        if not self.view.board.height:
            return Stack(*head, *self.everybody(), *self.table(), *self.asked())
        if width >= max(board_width(self.view), 44) + BESIDE:
            return Stack(*head, self._wide(width), *self.asked())
        size = CELL if width >= board_width(self.view) + BRIEF else SLIM
        if width >= board_width(self.view, size) + BRIEF:
            return Stack(*head, self._usual(width, size), *self.legend(), *self.details(), *self.asked())
        size = CELL if width >= board_width(self.view) else SLIM
        board = draw_board(self.view, self.recent.cells, size)
        return Stack(*head, board, *self.legend(), *self.everybody(), *self.table(), *self.asked())

    def _usual(self, width: int, size: int) -> RenderableType:
        columns = board_width(self.view, size)
        room = width - columns - 2
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(min_width=columns, max_width=columns)
        grid.add_column(min_width=room, max_width=room, overflow="fold")
        grid.add_row(draw_board(self.view, self.recent.cells, size), Stack(*self.in_brief(room), *self.counts()))
        return grid

    def _wide(self, width: int) -> RenderableType:
        columns = max(board_width(self.view), 44)
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(min_width=columns, max_width=columns)
        grid.add_column(max_width=width - columns - 4, overflow="fold")
        field = Stack(draw_board(self.view, self.recent.cells), *self.legend())
        grid.add_row(field, Stack(*self.everybody(), *self.table()))
        return grid

    def legend(self) -> list[RenderableType]:
        """The meaning of the signs, at the beginning; later `help` shows it."""
        return [Text(legend_text(self.view, self.texts), style="dim")] if self._is_early(len(self.players)) else []

    def goal(self) -> list[RenderableType]:
        """How to win, until the first turn; later `help` shows it."""
        return [Text(goal_text(self.view, self.cards.printed, self.texts))] if self._is_early(1) else []

    def _is_early(self, turns: int) -> bool:
        return self.view.phase == "setup" or (self.view.phase == "play" and self.view.turns <= turns)

    def header(self) -> Text:
        """Title, scenario, turn, and who decides."""
        view = self.view
        parts = [self.say("title"), self.say(f"scenario-{view.scenario}")]
        if view.phase == "over":
            parts.append(self.ending())
        else:
            parts.append(
                self.say("label-setup") if view.phase == "setup" else self.say("label-turn", number=view.turns)
            )
            names = choices(self.texts, [self.say(f"side-{SEATS[seat]}") for seat in view.question.seats])
            parts.append(self.say("label-to-act", player=names))
        if view.race >= 0:
            parts.append(self.say("label-race", player=f"@side-{SEATS[view.race]}"))
        return Text.assemble("\n", (self.joined(parts), "bold"))

    def ending(self) -> str:
        """How the game ended."""
        return self.say(f"ending-{self.view.ending}", winner=winner_name(self.view, self.texts))

    # the players

    def everybody(self) -> list[RenderableType]:
        """All players in full."""
        return [self.player(player) for player in self.view.players]

    def player(self, player: PlayerView) -> RenderableType:
        """One player: glory and coins, then every figure with its creatures."""
        lines = [self.figure(piece) for piece in self._pieces_of(player)]
        if not lines and player.team:
            lines = [Text(listed(self.texts, [self.say(f"figure-{figure}") for figure in player.team]))]
        return Stack(self.title(player), *(Padding(line, (0, 0, 0, 2), expand=False) for line in lines))

    def title(self, player: PlayerView, room: int = 0) -> Text:
        """A player's name, glory and coins; without room, not the person."""
        head = [f"{LETTERS[player.seat]} {self.say(f'side-{SEATS[player.seat]}')}", self.players[player.seat]]
        more = [f"{self.say('label-glory')} {player.gg}", f"{self.say('label-kamas')} {player.pool}"]
        if self.view.turn < 0 or not self._has_honour():
            more = []
        if player.out:
            more.append(self.say("label-out"))
        if self.view.question.kind == "teams":
            more.append(self.say("label-ready" if player.ready else "label-choosing"))
        line = self.joined([*head, *more])
        if room and cell_len(line) > room:
            line = self.joined([head[0], *more])
        return Text(line, style=f"bold {COLOUR[player.seat]}")

    def _has_honour(self) -> bool:
        tutorial = self.cards.printed.tutorials.get(self.view.scenario)
        return tutorial is None or tutorial.coins

    def in_brief(self, room: int) -> list[Text]:
        """Every player and piece in one line each: number, name, place, hit points."""
        lines: list[Text] = []
        for player in self.view.players:
            lines.append(self.title(player, room))
            lines += [self._brief(piece, room) for piece in self._pieces_of(player)]
        return lines

    def _brief(self, piece: PieceView, room: int) -> Text:
        is_active = self.view.active is not None and self.view.active.piece == piece.piece
        place = write_cell(piece.cell) if piece.cell >= 0 else "-"
        state = "KO" if piece.knocked_out else f"{place:<3} {piece.hp - piece.damage}/{piece.hp}"
        left = fitted(f"{f'p{piece.piece}':<4}{self.say(piece_key(piece))}", room - len(state) - 2)
        style = "strike dim" if piece.knocked_out else "bold" if is_active else ""
        return Text(f"{left}{ACTS if is_active else ' '} {state}", style=style)

    def details(self) -> list[RenderableType]:
        """Details that the brief list leaves out: the active character, dice, markers, rewards."""
        active = NOBODY if self.view.active is None else self.view.active.piece
        told = [piece for player in self.view.players for piece in self._pieces_of(player)]
        shown = [self.figure(piece) for piece in told if piece.piece == active or self._is_special(piece)]
        return [*shown, *self.going_on()]

    def _is_special(self, piece: PieceView) -> bool:
        marked = piece.ap_plus or piece.ap_minus or piece.mp_plus or piece.mp_minus
        return not piece.knocked_out and bool(piece.inspired or piece.held or piece.used or marked)

    def _pieces_of(self, player: PlayerView) -> list[PieceView]:
        """Figures in the order of the timeline, each followed by its tokens."""
        line = player.timeline or tuple(
            piece.piece for piece in self.view.pieces if piece.owner == player.seat and piece.species == "krosmaster"
        )
        found: list[PieceView] = []
        for number in line:
            found.append(self.pieces[number])
            found += [piece for piece in self.view.pieces if piece.summoner == number and piece.cell >= 0]
        return found

    def figure(self, piece: PieceView) -> RenderableType:
        """One line: number, name, place, hit points, powers, markers, rewards."""
        name = Text(
            f"p{piece.piece:<3}{self.say(piece_key(piece))}", style="strike dim" if piece.knocked_out else "bold"
        )
        if piece.knocked_out:
            return Text.assemble(name, f" · {self.say('label-knocked-out')}")
        parts = [
            write_cell(piece.cell) if piece.cell >= 0 else self.say("label-beside"),
            self.say("points-hp", left=piece.hp - piece.damage, hp=piece.hp) if piece.hp else "",
            listed(self.texts, [self.say(f"power-{power}") for power in piece.powers]),
            self._more("label-dice", [self.say(f"power-{power}") for power in piece.inspired]),
            listed(self.texts, [f"+{self.say(f'power-{power}')}" for power in piece.equipped]),
            self._markers(piece),
            self._more("label-rewards", [self._held(held) for held in piece.held]),
            self._more("label-spent", [self.say(f"spell-{spell}") for spell in piece.used]),
        ]
        active = self.view.active
        if active is not None and active.piece == piece.piece:
            parts.insert(1, self._active(active))
        elif piece.acted and self.view.turn == piece.owner:
            parts.append(self.say("label-acted"))
        line = Text.assemble(name, f" · {self.joined(parts)}")
        if active is None or active.piece != piece.piece:
            return line
        return Stack(line, *(Padding(Text(said), (0, 0, 0, 4), expand=False) for said in self._slots(active)))

    def _slots(self, active: ActiveView) -> list[str]:
        """The active character's spells by number; its player also sees their texts."""
        said: list[str] = []
        is_own = self.view.seat == self.pieces[active.piece].owner
        for place, slot in enumerate(active.slots, start=1):
            mark = "label-barred" if slot.barred else "label-spent" if slot.spent else ""
            name = f"{place} {self.say(f'spell-{slot.spell}')}"
            name = noted(self.texts, name, self.say(mark)) if mark else name
            said.append(labelled(self.texts, name, spell_text(self.texts, slot.spell)) if is_own and not mark else name)
        return said if is_own and any(not slot.barred for slot in active.slots) else [self.joined(said)]

    def _more(self, key: str, things: list[str]) -> str:
        return labelled(self.texts, self.say(key), listed(self.texts, things)) if things else ""

    def _markers(self, piece: PieceView) -> str:
        found = []
        for key, plus, minus in (("ap", piece.ap_plus, piece.ap_minus), ("mp", piece.mp_plus, piece.mp_minus)):
            if plus or minus:
                found.append(self.say(f"points-{key}", amount=f"{plus - minus:+}"))
        return listed(self.texts, found)

    def _held(self, held: HeldView) -> str:
        if not held.reward:
            return self.say("label-unseen", rank=f"@rank-{held.rank}")
        name = self.say(f"reward-{held.reward}")
        shown = noted(self.texts, name, held.reward)
        return shown if held.up else f"[{shown}]"

    def _active(self, active: ActiveView) -> str:
        parts = [self.say("label-points", ap=active.ap, mp=active.mp)]
        if active.reach:
            parts.append(self.say("label-reach", reach=active.reach))
        for boost in active.boosts:
            elements = choices(self.texts, [self.say(f"element-{element}") for element in boost.elements])
            parts.append(self.say("label-boost", elements=elements, damage=boost.damage))
        return clauses(self.texts, parts)

    # beside the arena

    def counts(self) -> list[RenderableType]:
        """Wild glory and the bank, and the dice."""
        view = self.view
        lines: list[str] = []
        if view.turn >= 0 and self._has_honour():
            counts = [self.say("label-wild", count=view.wild), self.say("label-bank", count=view.bank)]
            lines.append(self.joined(counts))
        if view.dice:
            faces = [self.say(f"face-{face}") if face else self.say("label-used") for face in view.dice]
            lines.append(labelled(self.texts, self.say("label-dice"), listed(self.texts, faces)))
        return [Text(line) for line in lines]

    def table(self) -> list[RenderableType]:
        """Everything beside the arena: glory, the bank, dice, a draft, a strike, the market."""
        return [*self.counts(), *self.going_on()]

    def going_on(self) -> list[RenderableType]:
        """A draft, a strike, the market."""
        view = self.view
        lines: list[str] = []
        if view.draft is not None:
            one, other = (f"@figure-{figure}" for figure in view.draft.table)
            lines.append(self.say("label-draft", one=one, other=other, left=view.draft.left))
        for strike in view.strikes[-1:]:
            spell = f"@spell-{strike.spell}" if strike.spell else "@punch"
            caster = f"@{piece_key(self.pieces[strike.caster])}" if strike.caster in self.pieces else "?"
            lines.append(self.say("label-strike", caster=caster, spell=spell, cell=write_cell(strike.cell)))
        shown: list[RenderableType] = [Text(line) for line in lines]
        return [*shown, self.market()] if self._may_buy() else shown

    def _may_buy(self) -> bool:
        """Whether the market matters now: the active character is on a demon cell."""
        market, active = self.view.market, self.view.active
        if market is None or active is None or not any((*market.shop, *market.piles)):
            return False
        return self.pieces[active.piece].cell in self.view.board.demons

    def asked(self) -> list[RenderableType]:
        """Details for the question: cards, a reward, dice, usable rewards."""
        view, texts = self.view, self.texts
        if view.seat not in view.question.seats:
            return []
        if view.draft is not None and view.question.kind == "draft":
            return [self.cards.card(figure) for figure in view.draft.table]
        if view.question.kind == "assign" and view.question.reward:
            return [Padding(Text(reward_text(texts, view.question.reward)), (0, 0, 0, 2), expand=False)]
        if view.question.kind == "inspire":
            faces = [POWER_OF[face] for face in dict.fromkeys(view.dice) if face]
            return [Padding(Text(self.cards.power(power)), (0, 0, 0, 2), expand=False) for power in faces]
        if view.question.kind == "activation" and view.active is not None:
            held = enumerate(self.pieces[view.active.piece].held, start=1)
            return [self._usable(place, each.reward) for place, each in held if each.reward and not each.up]
        return []

    def _usable(self, place: int, reward: str) -> RenderableType:
        text = labelled(self.texts, f"use {place} {self.say(f'reward-{reward}')}", reward_text(self.texts, reward))
        return Padding(Text(text), (0, 0, 0, 4), expand=False)

    def market(self) -> RenderableType:
        """Six places, each with its pile."""
        market = self.view.market
        assert market is not None
        grid = Grid.grid(padding=(0, 2))
        for place in range(0, len(market.shop), 2):
            row = []
            for each in (place, place + 1):
                reward = market.shop[each]
                name = noted(self.texts, self.say(f"reward-{reward}"), reward) if reward else self.say("label-empty")
                shown = [f"{RANKS[place // 2]}-{each % 2 + 1} {name}", self.say("label-pile", count=market.piles[each])]
                row.append(clauses(self.texts, shown))
            grid.add_row(*row)
        return Stack(Text(self.say("label-market"), style="bold"), Padding(grid, (0, 0, 0, 2), expand=False))


def goal_text(view: KrosmasterView, printed: Printed, texts: Texts) -> str:
    """How a game is won."""
    tutorial = printed.tutorials.get(view.scenario)
    key = view.mode if tutorial is None else tutorial.goal
    return texts.say(f"goal-{key}", {"price": printed.prices.gg})


def legend_text(view: KrosmasterView, texts: Texts) -> str:
    """The meaning of the signs."""
    return " · ".join(texts.say(key) for key in signs(view))


def fitted(text: str, room: int) -> str:
    """The text in exactly this many columns, cut or padded."""
    return set_cell_size(text if cell_len(text) <= room else f"{set_cell_size(text, room - 1)}…", room)


def winner_name(view: KrosmasterView, texts: Texts) -> str:
    """The name of the winner: a player, two partners, or nobody."""
    return side_name(texts, [player.seat for player in view.players if player.side == view.winner])


def side_name(texts: Texts, seats: list[int]) -> str:
    """Players of one side by name."""
    names = [texts.say(f"side-{SEATS[seat]}") for seat in seats]
    if len(names) == 2:
        return texts.say("both", {"one": names[0], "other": names[1]})
    return names[0] if names else texts.say("nobody")
