"""What stands around the arena: whose turn it is, glory and coins, the figures of each player, dice and market."""

from __future__ import annotations

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from warbook.cli.joined import choices, clauses, labelled, listed, noted
from warbook.cli.krosmaster.board import COLOUR, LETTERS, board_width, draw_board
from warbook.cli.table import Recent
from warbook.games.krosmaster.notation import SEATS, write_cell
from warbook.games.krosmaster.parts import ActiveView, HeldView, PieceView, PlayerView
from warbook.games.krosmaster.tables import RANKS
from warbook.games.krosmaster.view import KrosmasterView
from warbook.kernel.texts import Texts
from warbook.kernel.wire import Word

BESIDE = 60  # columns that the players need beside the board


def piece_key(piece: PieceView) -> str:
    """The key of what a piece is called."""
    return f"{'figure' if piece.species == 'krosmaster' else 'summon'}-{piece.kind}"


class Panels:
    """Draws everything of one view, in one language."""

    def __init__(self, view: KrosmasterView, recent: Recent, players: list[str], texts: Texts) -> None:
        """Take what there is to show."""
        self.view = view
        self.recent = recent
        self.players = players
        self.texts = texts
        self.pieces = {piece.piece: piece for piece in view.pieces}

    def say(self, key: str, **words: Word) -> str:
        """A message."""
        return self.texts.say(key, words)

    def joined(self, parts: list[str], gap: str = " · ") -> str:
        """What there is of several things, in a line."""
        return gap.join(part for part in parts if part)

    def screen(self, width: int) -> RenderableType:
        """The whole table; in a wide terminal the players stand beside the arena."""
        sides = Stack(*(self.player(player) for player in self.view.players), *self.table())
        if not self.view.board.height:
            return Stack(self.header(), sides)
        field = Stack(draw_board(self.view, self.recent.cells), Text(self.say("legend"), style="dim"))
        columns = max(board_width(self.view), 44)
        if width < columns + BESIDE:
            return Stack(self.header(), field, sides)
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(min_width=columns, max_width=columns)
        grid.add_column(max_width=width - columns - 4, overflow="fold")
        grid.add_row(field, sides)
        return Stack(self.header(), grid)

    def header(self) -> Text:
        """The title, the scenario, the turn, and who decides."""
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

    def player(self, player: PlayerView) -> RenderableType:
        """One player: glory and coins, then every figure with its creatures."""
        name = self.players[player.seat]
        head = [
            f"{LETTERS[player.seat]} {self.say(f'side-{SEATS[player.seat]}')}",
            name,
            f"{self.say('label-glory')} {player.gg}" if self.view.turn >= 0 else "",
            f"{self.say('label-kamas')} {player.pool}" if self.view.turn >= 0 else "",
            self.say("label-out") if player.out else "",
        ]
        if self.view.question.kind == "teams":
            head.append(self.say("label-ready" if player.ready else "label-choosing"))
        lines = [self.figure(piece) for piece in self._pieces_of(player)]
        if not lines and player.team:
            lines = [Text(listed(self.texts, [self.say(f"figure-{figure}") for figure in player.team]))]
        title = Text(self.joined(head), style=f"bold {COLOUR[player.seat]}")
        return Stack(title, *(Padding(line, (0, 0, 0, 2), expand=False) for line in lines))

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

    def figure(self, piece: PieceView) -> Text:
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
        if active is not None and active.piece == piece.piece and active.slots:
            line.append(f"\n    {self._slots(active)}")
        return line

    def _slots(self, active: ActiveView) -> str:
        """The spells of the active character, by their numbers."""
        said: list[str] = []
        for place, slot in enumerate(active.slots, start=1):
            mark = "label-barred" if slot.barred else "label-spent" if slot.spent else ""
            name = f"{place} {self.say(f'spell-{slot.spell}')}"
            said.append(noted(self.texts, name, self.say(mark)) if mark else name)
        return self.joined(said)

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

    # what lies beside the arena

    def table(self) -> list[RenderableType]:
        """Wild glory and the bank, the dice, a draft, a strike, the market."""
        view = self.view
        lines: list[str] = []
        if view.turn >= 0 and view.bank + view.wild:
            counts = [self.say("label-wild", count=view.wild), self.say("label-bank", count=view.bank)]
            lines.append(self.joined(counts))
        if view.dice:
            faces = [self.say(f"face-{face}") if face else self.say("label-used") for face in view.dice]
            lines.append(labelled(self.texts, self.say("label-dice"), listed(self.texts, faces)))
        if view.draft is not None:
            one, other = (f"@figure-{figure}" for figure in view.draft.table)
            lines.append(self.say("label-draft", one=one, other=other, left=view.draft.left))
        for strike in view.strikes[-1:]:
            spell = f"@spell-{strike.spell}" if strike.spell else "@punch"
            caster = f"@{piece_key(self.pieces[strike.caster])}" if strike.caster in self.pieces else "?"
            lines.append(self.say("label-strike", caster=caster, spell=spell, cell=write_cell(strike.cell)))
        shown: list[RenderableType] = [Text(line) for line in lines]
        return [*shown, self.market()] if view.market is not None and any(view.market.piles) else shown

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


def winner_name(view: KrosmasterView, texts: Texts) -> str:
    """The side that has won: a player, two partners, or nobody."""
    return side_name(texts, [player.seat for player in view.players if player.side == view.winner])


def side_name(texts: Texts, seats: list[int]) -> str:
    """Players of one side by name."""
    names = [texts.say(f"side-{SEATS[seat]}") for seat in seats]
    if len(names) == 2:
        return texts.say("both", {"one": names[0], "other": names[1]})
    return names[0] if names else texts.say("nobody")
