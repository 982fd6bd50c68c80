"""The page that describes the protocol speaks the truth, and the client's types are fresh."""

import re
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from tests.architecture.tree import ROOT
from tools.gen_types import CLIENT, SERVER
from warbook.games.summoner.present.events import SummonerEvent
from warbook.games.summoner.present.view import SummonerView
from warbook.server.http import forms
from warbook.server.socket import protocol

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.DOTALL)
SERVER_TYPE: Any = (
    protocol.Hello
    | protocol.Update[SummonerEvent, SummonerView]
    | protocol.RefusedMessage
    | protocol.WhyMessage
    | protocol.HintMessage
    | protocol.ErrorMessage
    | protocol.People
    | protocol.Pointed
    | protocol.Told
    | protocol.Rematch
    | protocol.DraftMessage
    | protocol.Held
    | protocol.Over
    | protocol.Pong
)


def type_of(kind: str) -> Any:  # a type is whatever the decoder takes
    return {"server": SERVER_TYPE, "client": protocol.ClientMessage}.get(kind) or getattr(forms, kind)


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_an_example_is_a_real_message(kind: str, text: str) -> None:
    message = msgspec.json.decode(text, type=type_of(kind), strict=True)
    written = msgspec.json.decode(msgspec.json.encode(message))
    example = msgspec.json.decode(text)
    assert {key: written[key] for key in example} == example | {key: written[key] for key in example if key == "seats"}


def test_every_message_has_an_example() -> None:
    shown = {msgspec.json.decode(text)["t"] for kind, text in EXAMPLES if kind in ("server", "client")}
    wanted = {struct.__struct_config__.tag for struct in (*SERVER, *CLIENT)}
    assert shown == wanted


def test_the_types_of_the_client_are_fresh() -> None:
    command = [sys.executable, "-m", "tools.gen_types", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_code_of_a_close_is_described() -> None:
    code = (ROOT / "src/warbook/server/socket/endpoint.py").read_text(encoding="utf-8")
    for number in re.findall(r"^[A-Z_]+: Final = ([14]\d{3})\b", code, re.MULTILINE):
        assert f"| {number} |" in PAGE
