"""What goes out of the engine and comes into it: plain JSON."""

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
