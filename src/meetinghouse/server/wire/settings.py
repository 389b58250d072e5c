"""What a host chooses for a table, once for all: the log stores it, the lobby shows it, `configure` changes it.

A setting is added here and in the words (`web-setting-<name>`, with a `.text`, and `web-setting-<name>-<choice>`). The
protocol, the generated TypeScript and the lobby's form follow: `make wire` writes them anew.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from meetinghouse.languages import Lang

Pace = Literal["relaxed", "standard", "fast", "untimed", "slow"]
Watch = Literal["anyone", "invited", "nobody"]
Stages = Literal["brisk", "strict"]
Programs = Literal["never", "ask", "welcome"]
_ELSEWHERE = {"x-elsewhere": True}  # the lobby shows it elsewhere; all others are in one form, `examples` in order


class TableSettings(Struct, omit_defaults=True):
    """What the host chose."""

    game: Annotated[str, Meta(max_length=40, extra_json_schema=_ELSEWHERE)]
    seats: Annotated[int, Meta(ge=2, le=12, extra_json_schema=_ELSEWHERE)]
    options: Annotated[dict[str, Any], Meta(extra_json_schema=_ELSEWHERE)] = {}
    pace: Annotated[Pace, Meta(examples=["relaxed", "standard", "fast", "untimed", "slow"])] = "standard"
    secret_stages: Annotated[
        Stages,
        Meta(
            description="whether secret stages end soon after all have answered or take their whole time",
            examples=["brisk", "strict"],
        ),
    ] = "brisk"
    watch: Annotated[Watch, Meta(description="who may watch", examples=["anyone", "invited", "nobody"])] = "invited"
    watch_delay: Annotated[
        int, Meta(ge=0, le=600, description="seconds by which watchers lag", examples=[0, 30, 60, 180, 600])
    ] = 0
    public: Annotated[bool, Meta(description="listed for everybody, who may then sit down")] = False
    programs: Annotated[
        Programs,
        Meta(
            description="whether programs may sit here: never, with a seat's link from the host, or with any link",
            examples=["never", "ask", "welcome"],
        ),
    ] = "ask"
    host_channels: Annotated[
        bool,
        Meta(
            description="whether the game's channels that need the host's leave are open", extra_json_schema=_ELSEWHERE
        ),
    ] = False
    watchers_chat: Annotated[bool, Meta(description="whether watchers may talk among themselves")] = False
    one_room: Annotated[
        bool, Meta(description="all sit in one room: a screen shows the public table, phones are hands")
    ] = False
    coach: Annotated[
        list[Annotated[int, Meta(ge=0, le=11)]],
        Meta(
            max_length=12,
            description="seats that may ask a coach although other people play, too",
            extra_json_schema=_ELSEWHERE,
        ),
    ] = []
    screen_lang: Annotated[Lang, Meta(description="what the screen speaks", extra_json_schema=_ELSEWHERE)] = "en"


def chosen(settings: TableSettings) -> dict[str, Any]:
    """The settings by name, without what a kind of settings adds to them."""
    return {name: getattr(settings, name) for name in TableSettings.__struct_fields__}


def changes() -> list[tuple[str, Any, None]]:
    """Each setting as a field of `configure`: null leaves it as it is. The game of a table never changes."""
    return [
        (field.name, field.type | None, None) for field in msgspec.structs.fields(TableSettings) if field.name != "game"
    ]
