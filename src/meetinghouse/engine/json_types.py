"""What goes out of the engine and comes into it: plain JSON."""

from __future__ import annotations

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
