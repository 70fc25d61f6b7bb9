"""The golden playthroughs are what the rules give today, byte by byte."""

import pytest
from write_playthroughs import FOLDER, PLAYTHROUGHS


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_a_playthrough_is_as_it_was_read(playthrough):
    path = FOLDER / f"{playthrough.name}.txt"
    assert path.read_bytes() == playthrough.text().encode()


def test_every_file_belongs_to_a_playthrough():
    names = sorted(playthrough.name for playthrough in PLAYTHROUGHS)
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == names
