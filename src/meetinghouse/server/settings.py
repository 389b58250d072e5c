"""Everything that can be set, in one frozen value. Environment variables are read here and nowhere else."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Literal, get_args

People = Literal["off", "seats", "full"]


@dataclass(frozen=True, slots=True)
class Settings:
    """One server's settings. `docs/hosting.md` explains each."""

    database: str = ""  # "" = SQLite in the data folder; sqlite:///path; postgresql://...
    node: str = "main"
    drain: bool = False  # finish the games that only this version can play, and begin none
    public_url: str = ""  # adds its origin to those allowed
    lan_url: str = ""  # how phones of the local network reach this server; `serve --lan` finds it
    origins: tuple[str, ...] = ()  # further allowed origins; "*" allows all
    trusted_proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    metrics: str = "127.0.0.1:1693"  # where Prometheus finds the counters; "" = nowhere
    bot_workers: int = 1
    bot_seconds: float = 2.0  # a bot's time to think
    bot_delay: float = 0.8  # how long a bot waits before it answers, so that people can follow
    grace: float = 30.0  # seconds a dropped person is waited for
    lobby_grace: float = 60.0
    lobby_hours: float = 24.0  # after which a lobby at which nothing happens is closed
    misses: int = 2  # open decisions missed in a row before a bot takes over
    wake: float = 5.0  # least time left on a clock after a restart
    quiet: float = 30.0  # seconds without a command after which a table leaves memory
    speed: float = 1.0  # divides every wish; tests play faster
    reading: float = 60.0  # seconds at the standard pace to read who one is; 0 = the game begins with the deal
    staging: float = 1.0  # times the seconds that a game gives its stagings; 0 = none
    rate: float = 20.0  # commands a second for each seat, and bursts of five times that
    address_rate: float = 10.0  # HTTP requests a second for each address, and bursts of twenty times that
    sockets_per_address: int = 200
    tables_per_address: int = 120  # opened in an hour
    people: People = "full"  # "seats" counts no games; "off" knows nobody on more than the device that sat down
    quick_seconds: float = 30.0  # until bots take the free seats at a table of Play now
    people_per_address: int = 60  # new ones in an hour: a class or a party behind one address sits down, too
    message_limit: int = 49_152  # a host may send a whole card set
    body_limit: int = 65_536
    backlog_limit: int = 262_144  # unsent bytes after which a slow socket is dropped
    keep_days: int = 90  # `admin prune` by default removes what was untouched for longer
    push_key: str = ""  # "" = none, or with SQLite the one beside the database; the same on every node
    push_contact: str = ""  # where a push service reaches the operator: mailto:... or https://...
    push_hosts: tuple[str, ...] = ()  # push services besides those of the browsers
    call_after: float = 8.0  # seconds until somebody who is waited for and not here is called
    log_json: bool = True
    card_sets: str = ""  # a folder of card sets that hosts may choose from
    page: str = ""  # a folder that `meetinghouse page` built, handed out below /page/
    voices: str = ""  # a folder of recorded lines that walls play in place of the browser's voice
    preload: tuple[str, ...] = ()  # modules that bot workers import first, for games of one's own

    def with_(self, **changes: Any) -> "Settings":
        return replace(self, **changes)

    def database_url(self) -> str:
        """The database in full; makes the folder of a SQLite file."""
        url = self.database
        if not url:
            base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
            folder = Path(base) / "meetinghouse"
            folder.mkdir(parents=True, exist_ok=True)
            url = f"sqlite:///{folder / 'tables.sqlite3'}"
        elif "://" not in url:
            url = f"sqlite:///{url}"
        return url


def from_environment(env: Mapping[str, str] | None = None) -> Settings:
    """Settings from `MEETINGHOUSE_<NAME>` variables, the defaults elsewhere."""
    env = os.environ if env is None else env
    given: dict[str, Any] = {}
    defaults = Settings()
    for item in fields(Settings):
        text = env.get(f"MEETINGHOUSE_{item.name.upper()}")
        if text is None:
            continue
        now = getattr(defaults, item.name)
        if isinstance(now, bool):
            given[item.name] = text.strip().lower() in ("1", "true", "yes", "on")
        elif isinstance(now, tuple):
            given[item.name] = tuple(part.strip() for part in text.split(",") if part.strip())
        elif item.name == "people" and text not in get_args(People):
            raise ValueError(f"MEETINGHOUSE_PEOPLE is one of {', '.join(get_args(People))}")
        else:
            given[item.name] = type(now)(text)
    return replace(defaults, **given)
