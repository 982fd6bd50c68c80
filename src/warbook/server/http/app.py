"""The application: Litestar for HTTP, plain ASGI for the sockets, and security headers on every answer."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from warbook.server.errors import Denied
from warbook.server.http.campaigns import CAMPAIGN_ROUTES
from warbook.server.http.coach import COACH_ROUTES
from warbook.server.http.forms import Problem, Trouble
from warbook.server.http.lessons import LESSON_ROUTES
from warbook.server.http.pages import STATIC, Pages, safe_headers
from warbook.server.http.preloads import language_of, links_for, spoken
from warbook.server.http.routes import API
from warbook.server.limits import Limits
from warbook.server.people import Identities, hashed, key_in, new_secret
from warbook.server.site import HSTS, Site
from warbook.server.socket.admission import Doors
from warbook.server.socket.connection import Message, Receive, Scope, Send
from warbook.server.socket.endpoint import Sockets, address_of, cookies_of, header, is_same_origin
from warbook.server.store.base import StoreError
from warbook.server.store.choice import store_in
from warbook.server.table.registry import Registry

LOGGER = logging.getLogger("warbook.server")
PACKED: Final = "packed"  # built files are packed once, by Pages
SMALL: Final = 1024  # bytes: shorter answers are not worth packing
KEYS: Final = {400: "server-bad-request", 404: "server-no-page", 405: "server-no-method", 413: "server-oversized"}


def denied(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Any error as a key with arguments, never a traceback."""
    if isinstance(error, Denied):
        return trouble(error.status, error.trouble)
    if isinstance(error, HTTPException):
        detail = "; ".join(str(each.get("message", each)) for each in error.extra or [] if isinstance(each, dict))
        key = KEYS.get(error.status_code, "server-bad-request" if error.status_code < 500 else "server-broken")
        words: dict[str, str | int] = {"text": detail or error.detail} if key == "server-bad-request" else {}
        return trouble(error.status_code, Trouble(Problem(key, words)))
    if isinstance(error, StoreError):
        LOGGER.error("%s", error)
        return trouble(503, Trouble(Problem("server-store")))
    LOGGER.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return trouble(500, Trouble(Problem("server-broken")))


def trouble(status: int, body: Trouble) -> Response[bytes]:
    """An error answer."""
    return Response(msgspec.json.encode(body), status_code=status, media_type="application/json")


class Application:
    """The server's ASGI application: identifies the person, then dispatches."""

    def __init__(self, registry: Registry, pages: Pages, site: Site, doors: Doors) -> None:
        """Connect the parts."""
        self.site = site
        self.doors = doors
        self.registry = registry
        self.pages = pages
        self.sockets = Sockets(registry, site, doors)
        self.litestar = litestar(registry, pages)
        self._headers = safe_headers(pages.index())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, one socket, or the lifespan."""
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._live(scope, receive, send)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.registry.open()
        except (OSError, ValueError) as error:  # one sentence without a traceback
            await receive()
            await send({"type": "lifespan.startup.failed", "message": str(error)})
        else:
            await self._litestar(scope, receive, send)

    async def _litestar(self, scope: Scope, receive: Receive, send: Send) -> None:
        # our ASGI types and Litestar's are equal but have different names
        app: Any = self.litestar
        await app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        cookies, secure = cookies_of(scope), self.site.is_secure or scope["scheme"] == "https"
        secret = self.registry.identities.secret_in(cookies, secure)
        extra = list(self._headers)
        if secure:
            extra.append(HSTS)
        if scope["path"].startswith("/api/"):
            extra.append((b"cache-control", b"no-store"))
        if secret is None:
            try:
                secret = await self.registry.known_before(cookies) or new_secret()
            except StoreError as error:
                LOGGER.error("%s", error)
                await answer(Denied(503, "server-store"), send)
                return
            extra.append((b"set-cookie", self.registry.identities.cookie_for(secret, secure).encode()))
        scope.setdefault("state", {})["person"] = hashed(secret)

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        refusal = self._refused(scope)
        if refusal is None:
            await self._litestar(scope, receive, sent)
        else:
            if refusal.status == 413:
                await swallow(receive, 8 * self.registry.limits.body_bytes)
            await answer(refusal, sent)

    def _refused(self, scope: Scope) -> Denied | None:
        limits = self.registry.limits
        if not self.site.answers_to(header(scope, b"host")):
            return Denied(421, "server-other-host")
        if not self.registry.addresses.may_ask(address_of(scope)):
            return Denied(429, "server-fast")
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not is_same_origin(scope):
            return Denied(403, "server-origin")
        length = header(scope, b"content-length")
        if length.isdigit() and int(length) > limits.body_bytes:
            return Denied(413, "server-oversized")
        return None


async def swallow(receive: Receive, most: int) -> None:
    """Read and drop a limited part of the body: a client that is still sending does not read an answer."""
    read, more = 0, True
    while more and read < most:
        message = await receive()
        read += len(message.get("body", b""))
        more = bool(message.get("more_body", False))


async def answer(error: Denied, send: Send) -> None:
    """Answer a request that is refused early."""
    kind = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": error.status, "headers": kind})
    await send({"type": "http.response.body", "body": msgspec.json.encode(error.trouble)})


def litestar(registry: Registry, pages: Pages) -> Litestar:
    """The HTTP part with its OpenAPI description."""

    @get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
    async def read_page(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.url.path
        if path.startswith("/api/") or path == "/api":
            raise Denied(404, "server-no-page")
        page = pages.find(path)
        body, headers = page.answer(request.headers.get("accept-encoding", ""))
        if page.is_index:
            language = language_of(request.headers.get("accept-language", ""))
            body = spoken(body, language)
            links = await links_for(path, language, pages.folder, registry)
            headers |= {"vary": "accept-language"} | ({"link": links} if links else {})
        return Response(body, status_code=page.status, headers={**headers, "content-type": page.kind})

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state.registry = registry
        try:
            yield
        finally:
            await registry.close()

    return Litestar(
        [API, *LESSON_ROUTES, *COACH_ROUTES, *CAMPAIGN_ROUTES, read_page],
        lifespan=[life],
        exception_handlers={Exception: denied},
        compression_config=CompressionConfig("gzip", minimum_size=SMALL, gzip_compress_level=5, exclude_opt_key=PACKED),
        openapi_config=OpenAPIConfig("Warbook", "1", path="/api/schema", render_plugins=[]),
        request_max_body_size=registry.limits.body_bytes,
        logging_config=None,
    )


def application(
    data: Path, limits: Limits | None = None, static: Path = STATIC, site: Site | None = None, most: int = 0
) -> Application:
    """The application for a data folder and a number of connections."""
    limits, site = limits or Limits(), site or Site()
    doors = Doors(limits, most or limits.crowd, site.is_proxy)
    registry = Registry(store_in(data, limits), limits, Identities(key_in(data)))
    return Application(registry, Pages(static), site, doors)
