"""How other devices of the local network reach this machine."""

import ipaddress
import socket
from contextlib import suppress


def address() -> str:
    """This machine's address on the local network; empty where it has none. Nothing is sent: a datagram socket that is
    "connected" only looks up which of our addresses would be used."""
    found = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address for examples; fails where no way leads to the internet
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return next((text for text in found if not _only_here(text)), "")


def _only_here(text: str) -> bool:
    where = ipaddress.ip_address(text)
    return where.is_loopback or where.is_unspecified or where.is_link_local


def url(port: int) -> str:
    """The address to type or scan on a phone; empty where there is none."""
    where = address()
    return f"http://{where}:{port}" if where else ""
