"""What is printed on cards and boards can be asked for, with the content packs of the server."""

from __future__ import annotations

from tests.server.client import Person


def test_the_content_of_a_game_can_be_read(ada: Person) -> None:
    told = ada.get("/api/content/krosmaster-arena")
    assert told["figures"]["king"]["hp"] == 10
    assert told["spells"]["puff"]["limit"] == "game"
    assert len(told["tokens"]) == 60
    assert told["kinds"][0] == "king"


def test_a_game_whose_page_brings_its_content_has_none_to_tell(ada: Person) -> None:
    status, answer = ada.ask("GET", "/api/content/summoner-war")
    assert (status, answer["error"]["key"]) == (404, "server-no-content")
    assert ada.ask("GET", "/api/content/nothing")[0] == 404
