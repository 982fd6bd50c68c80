"""The site: its public address, the host names it answers to, and its trusted proxies."""

from __future__ import annotations

import socket
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

YEAR: Final = 31_536_000
HSTS: Final = (b"strict-transport-security", f"max-age={YEAR}".encode())


class Site(Struct, frozen=True):
    """The public address and the trusted proxies."""

    public: str = ""  # host (and port, unless it is the default) of the public address; "" if none was given
    is_secure: bool = False  # whether the public address begins with https
    proxies: tuple[str, ...] = ()  # addresses and networks whose forwarding headers are trusted

    def is_proxy(self, address: str) -> bool:
        """Whether an address is a trusted proxy."""
        return any(is_within(address, each) for each in self.proxies)

    def answers_to(self, host: str) -> bool:
        """Whether the server answers requests for that host.

        Without a public address: any IP address, this machine's name, and localhost. A page under another name
        that points here must not reach us from its visitors' browsers (DNS rebinding).
        """
        name = host_name(host)
        if self.public and host.lower() == self.public:
            return True
        if is_number(name):
            return not self.public or ip_address(name).is_loopback
        own = socket.gethostname().lower()
        return name == "localhost" or (not self.public and name in (own, f"{own}.local"))


def host_name(host: str) -> str:
    """The name in a Host header, without its port and without brackets."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def is_number(name: str) -> bool:
    """Whether a host is an address and not a name."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_within(address: str, network: str) -> bool:
    """Whether an address or network belongs to a network."""
    try:
        inner, outer = ip_network(address, strict=False), ip_network(network, strict=False)
    except ValueError:
        return False
    # an IPv6 address counts with its whole network
    return inner.version == outer.version and inner.overlaps(outer)


def counted_as(address: str) -> str:
    """An address as limits count it: for IPv6 its /64 network, because a client can use any address in it."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


def site_for(public_url: str | None, proxies: list[str]) -> Site:
    """The site for command-line options; an invalid address is a ValueError."""
    for each in proxies:
        try:
            ip_network(each, strict=False)
        except ValueError as error:
            raise ValueError(f"{each} is no address of a proxy: {error}") from error
    if public_url is None:
        return Site(proxies=tuple(proxies))
    parts = urlsplit(public_url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise ValueError(f"{public_url} is no public address: write it like https://games.example.org")
    return Site(parts.netloc.lower(), parts.scheme == "https", tuple(proxies))
