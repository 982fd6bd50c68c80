"""The HTTP routes. All answers are JSON."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from warbook._variant import progress
from warbook.bots import BOTS
from warbook.kernel.content.glossary import Glossary
from warbook.kernel.wire import Replay
from warbook.server.company import rematch
from warbook.server.errors import Denied
from warbook.server.http import library
from warbook.server.http.forms import (
    BuildInfo,
    ConsentForm,
    ForkForm,
    GameInfo,
    Joined,
    JoinForm,
    RematchForm,
    ReplayMade,
    RulesInfo,
    TableForm,
    TableInfo,
    TableMade,
    TakeoverForm,
    TextsInfo,
)
from warbook.server.people import hashed, new_id
from warbook.server.replays.pages import MOST_ACTIONS, SIZE
from warbook.server.replays.summary import SUMMARY
from warbook.server.socket.endpoint import address_of
from warbook.server.socket.protocol import Rematch
from warbook.server.table.registry import Registry

LISTED = 100  # tables of one list
Asked = Request[Any, Any, State]
Id = Annotated[str, Parameter(max_length=64)]


def registry_of(request: Asked) -> Registry:
    """The application's tables."""
    registry: Registry = request.app.state.registry
    return registry


def person_of(request: Asked) -> str:
    """The person who asks; the application has identified everybody."""
    person: str = request.scope["state"]["person"]
    return person


def from_where(request: Asked) -> str:
    """The address of the request."""
    scope: Any = request.scope  # our ASGI types and Litestar's are equal but have different names
    return address_of(scope)


def check_keeping(request: Asked, weight: int = 1) -> str:
    """Deny an address that stores too much; returns the stored hash of the others."""
    registry, address = registry_of(request), from_where(request)
    if not registry.addresses.may_keep(address, weight):
        raise Denied(429, "server-kept-enough")
    return registry.identities.place(address)


@get("/games", sync_to_thread=True, summary="The games that can be played here")
def list_games() -> list[GameInfo]:
    """Name, seats, scenarios, settings, bots."""
    return library.games()


@get("/build", sync_to_thread=False, summary="How far the compiling of the rules is")
def read_build() -> BuildInfo:
    """Zeros when nothing is being compiled, as on every installed server."""
    return BuildInfo(*(progress() or (0, 0, 0)))


@get("/texts/{language:str}", sync_to_thread=True, summary="The words of a language that all games share")
def read_texts(language: Id) -> TextsInfo:
    """One Fluent document."""
    return library.texts(language)


@get("/texts/{language:str}/{game:str}", sync_to_thread=True, summary="A game's words in a language")
def read_game_texts(language: Id, game: Id) -> TextsInfo:
    """One Fluent document; its keys override the shared ones."""
    return library.texts(language, game)


@get("/rules/{game:str}", sync_to_thread=True, summary="A game's rules in three languages")
def read_rules(game: Id) -> RulesInfo:
    """Chapters, rules, and the ids of each rule's examples."""
    return library.rules(game)


@get("/vectors/{game:str}/{example:str}", sync_to_thread=True, summary="A worked example as frames")
def read_example(game: Id, example: Id) -> Response[bytes]:
    """The example's title, rules and notes, and every frame with full information."""
    return as_json(library.example(game, example))


@get("/content/{game:str}", sync_to_thread=True, summary="What is printed on a game's cards and boards")
def read_content(game: Id) -> Response[bytes]:
    """Names and numbers, content packs included."""
    return as_json(library.content(game))


@get("/glossary/{game:str}", sync_to_thread=True, summary="What each thing on a game's table is")
def read_glossary(game: Id) -> Response[bytes]:
    """By "kind:id": its name and description as texts, and its rule."""
    return as_json(library.glossary(game))


@post("/tables", summary="A new table")
async def make_table(request: Asked, data: TableForm) -> TableMade:
    """Set up a table. The tickets of its open seats are sent only here."""
    place = check_keeping(request)
    return await registry_of(request).make(data, person_of(request), place)


@post("/join", status_code=200, summary="Sit down")
async def join(request: Asked, data: JoinForm) -> Joined:
    """Take the seat that a ticket is for."""
    live = await registry_of(request).table(data.table)
    ticket = hashed(data.ticket) if data.ticket else ""
    seat = await live.ask(lambda: live.sit(data.seat, ticket, person_of(request), data.name))
    return Joined(data.table, seat)


@get("/tables", summary="Open and watchable tables")
async def list_tables(request: Asked) -> list[TableInfo]:
    """The listed, unfinished tables, newest first."""
    registry = registry_of(request)
    return [await registry.info(row, person_of(request)) for row in await registry.store.listed(LISTED)]


@get("/mine", summary="My tables")
async def list_mine(request: Asked) -> list[TableInfo]:
    """The tables where I have a seat; `turn` is true where I have to decide."""
    registry = registry_of(request)
    person = person_of(request)
    return [await registry.info(row, person) for row in await registry.store.tables_of(person, LISTED)]


@get("/tables/{table:str}", summary="Who sits where")
async def read_table(request: Asked, table: Id) -> TableInfo:
    """One table."""
    registry = registry_of(request)
    row = await registry.store.table(table)
    if row is None:
        raise Denied(404, "server-no-table")
    return await registry.info(row, person_of(request))


@post("/tables/{table:str}/takeover", status_code=200, summary="A bot takes over, or hands back")
async def take_over(request: Asked, table: Id, data: TakeoverForm) -> TableInfo:
    """For your own seat at any time, for another's only while its person is away."""
    registry = registry_of(request)
    person = person_of(request)
    if data.bot is not None and data.bot not in BOTS:
        raise Denied(400, "server-no-bot", bot=data.bot, bots=", ".join(BOTS))
    live = await registry.table(table)
    await live.ask(lambda: live.take_over(data.seat, data.bot, data.seconds, person))
    return await registry.info(live.row, person)


@post("/tables/{table:str}/consent", status_code=200, summary="A bot may play when I am away, or may not")
async def give_consent(request: Asked, table: Id, data: ConsentForm) -> TableInfo:
    """For your own seat; everyone at the table sees it."""
    registry = registry_of(request)
    person = person_of(request)
    live = await registry.table(table)
    await live.ask(lambda: live.consent(data.seat, data.given, person))
    return await registry.info(live.row, person)


@post("/tables/{table:str}/rematch", status_code=200, summary="Offer to play again, accept it, or refuse it")
async def play_again(request: Asked, table: Id, data: RematchForm) -> Rematch:
    """At a finished table. When all people with a seat have accepted, the new table is there."""
    registry = registry_of(request)
    live = await registry.table(table)
    keep = partial(check_keeping, request)
    return await live.ask(lambda: rematch.answer(registry, live, person_of(request), data.yes, keep))


@get("/tables/{table:str}/replay", summary="The replay of a finished table")
async def read_table_replay(request: Asked, table: Id) -> Response[bytes]:
    """The file. It contains every secret of the game, so it exists only after the game is over."""
    registry = registry_of(request)
    row = await registry.store.table(table)
    if row is None:
        raise Denied(404, "server-no-table")
    if not row.over:
        raise Denied(403, "server-not-over")
    return as_json(await kept(registry, table))


@post("/replays", summary="Upload a replay")
async def upload_replay(request: Asked) -> ReplayMade:
    """Checked by playing it through, then stored under a new id."""
    check_keeping(request)
    registry = registry_of(request)
    if await registry.store.uploads() >= registry.limits.uploads:
        raise Denied(503, "server-all-uploads", count=registry.limits.uploads)
    replay = await registry.reading.check(from_where(request), await request.body())
    id = new_id()
    await registry.store.add_upload(id, replay)
    return ReplayMade(id)


@get("/replays/{replay:str}", summary="A replay with the first of its moments")
async def read_replay(request: Asked, replay: Id) -> Response[bytes]:
    """The file, and its first page of frames with full information."""
    data = await kept_bytes(registry_of(request), replay)
    page = await registry_of(request).reading.page(from_where(request), replay, data, 0)
    id = msgspec.json.encode(replay)
    return printed_json(b'{"id":%b,"replay":%b,"size":%d,"page":%b}' % (id, data, SIZE, page))


@get("/replays/{replay:str}/pages/{page:int}", summary="More moments of a replay")
async def read_replay_page(
    request: Asked, replay: Id, page: Annotated[int, Parameter(ge=0, le=MOST_ACTIONS)]
) -> Response[bytes]:
    """A page of frames with full information."""
    data = await kept_bytes(registry_of(request), replay)
    return printed_json(await registry_of(request).reading.page(from_where(request), replay, data, page))


@get("/replays/{replay:str}/summary", summary="What the end of a game tells")
async def read_summary(request: Asked, replay: Id) -> Response[bytes]:
    """The score over time, the decisive moments, what each seat did, and who played."""
    data = await kept_bytes(registry_of(request), replay)
    return printed_json(await registry_of(request).reading.page(from_where(request), replay, data, SUMMARY))


@post("/replays/{replay:str}/fork", summary="Play on from here")
async def fork_replay(request: Asked, replay: Id, data: ForkForm) -> TableMade:
    """A new table that begins with the replay's first actions."""
    registry = registry_of(request)
    place = check_keeping(request, registry.weight(min(data.at, registry.limits.fork_actions)))
    found = await kept(registry, replay)
    if data.at > len(found.actions):
        raise Denied(400, "server-no-moment", at=data.at, count=len(found.actions))
    form = TableForm(game=found.game, seats=data.seats, name=data.name)
    return await registry.fork(replay, found, data.at, form, person_of(request), place)


async def kept(registry: Registry, id: str) -> Replay:
    """A replay from the store."""
    return msgspec.json.decode(await kept_bytes(registry, id), type=Replay)


async def kept_bytes(registry: Registry, id: str) -> bytes:
    """The bytes of a replay in the store."""
    data = await registry.store.replay(id)
    if data is None:
        raise Denied(404, "server-no-replay")
    return data


def as_json(body: msgspec.Struct | Glossary) -> Response[bytes]:
    """Something of structs, encoded here."""
    return printed_json(msgspec.json.encode(body))


def printed_json(text: bytes) -> Response[bytes]:
    """Existing JSON."""
    return Response(text, media_type="application/json")


HANDLERS: list[ControllerRouterHandler] = [
    list_games,
    read_build,
    read_texts,
    read_game_texts,
    read_rules,
    read_example,
    read_content,
    read_glossary,
    make_table,
    join,
    list_tables,
    list_mine,
    read_table,
    take_over,
    give_consent,
    play_again,
    read_table_replay,
    upload_replay,
    read_replay,
    read_replay_page,
    read_summary,
    fork_replay,
]
API = Router("/api", route_handlers=HANDLERS)
