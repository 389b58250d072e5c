"""Things with powers, each a class of its own."""

from __future__ import annotations

import pytest

from meetinghouse.engine.powers import Power, Powers


class Herb(Power):
    """A herb does nothing, unless its class says otherwise."""

    heals = False


def test_a_class_adds_the_thing_it_is_named_after() -> None:
    herbs: Powers[Herb] = Powers(("moss", "red_sage"), Herb)

    @herbs.add
    class RedSage(Herb):
        heals = True

    assert [herb.heals for herb in herbs] == [herb.heals for herb in herbs.each] == [False, True]
    assert type(herbs[1]) is RedSage and (herbs[1].number, herbs[1].name) == (1, "red_sage")


def test_a_class_named_after_nothing_is_refused() -> None:
    herbs: Powers[Herb] = Powers(("moss", "sage"), Herb)
    with pytest.raises(LookupError, match="Nettle"):

        @herbs.add
        class Nettle(Herb):
            pass
