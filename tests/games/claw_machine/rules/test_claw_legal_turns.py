"""The state offers exactly the turns that the clauses allow, in every order that they allow.

Positions are random; the turns come from `legal_turns`, which strikes out forbidden orders.
"""

from collections import defaultdict
from itertools import combinations
from random import Random

import pytest
from claw_machine_play import CELLS, GAME, legal
from legal_turns import MOVES, Before, turns

from clawkit.games.claw_machine.components import ANIMALS
from clawkit.games.claw_machine.deck import cards_of, other_cards
from clawkit.games.claw_machine.positions import position

PLACES = {cell: (i % 3, i // 3) for i, cell in enumerate(CELLS)}
AROUND = {"b2": 4, "b1": 3, "a2": 3, "c2": 3, "b3": 3}


def random_position(rng):
    """A turn's start with many low and empty stacks."""
    kinds = rng.sample(ANIMALS, 5)
    cards = other_cards()
    for kind in kinds:
        cards |= cards_of(kind, GAME.rules(2).component_data)
    deck = [card for card, count in cards.items() for _ in range(count)]
    rng.shuffle(deck)
    stacks, hidden = {}, {}
    sparse, drought = rng.random(), rng.choice([(), (), (), ("a1", "b1", "a2", "b2")])
    for cell in CELLS:
        if cell in drought:
            known = below = 0
        elif rng.random() < sparse:
            known, below = rng.choice([0, 0, *range(AROUND.get(cell, 2) + 1)]), 0
        else:
            known, below = 1, rng.randrange(5)
        stacks[cell] = [deck.pop() for _ in range(known)]
        hidden[cell] = below
    players, seat = rng.choice([(2, 1), (3, 1), (4, 2)])
    hand = [deck.pop() for _ in range(min(rng.randrange(9), len(deck) - sum(hidden.values())))]
    mythics = [card for card in hand if card in ("dragon", "unicorn")]
    return position(
        kinds=kinds,
        stacks=stacks,
        hidden=hidden,
        claw=rng.choice(drought or CELLS),
        arrows={seat: " ".join(rng.sample(list(MOVES), rng.choice([0, 1, 2, 2, 3, 3, 4, 4])))},
        hands={seat: hand},
        ready={seat: [card for card in mythics if rng.random() < 0.7]},
        rest=0,
        seat=seat,
        players=players,
        final=None if any(not cards for cards in stacks.values()) else rng.random() < 0.5,
        rulings={
            name: rng.choice([*GAME.rulebook.rulings[name].choices])
            for name in ("single_card_neighbour", "push_impossible", "dragon")
        },
    )


def before(state):
    """The same position in the words of `legal_turns`."""
    ready = zip(("swap", "unicorn"), state.ready[state.seat], strict=True)
    return Before(
        heights={PLACES[cell]: state.stacks.height(i) for i, cell in enumerate(CELLS)},
        claw=PLACES[CELLS[state.claw]],
        available=frozenset(d for i, d in enumerate(MOVES) if state.arrows[state.seat] >> i & 1),
        powers=frozenset(power for power, count in ready if count),
        single=state.rules.rulings["single_card_neighbour"],
        impossible=state.rules.rulings["push_impossible"],
        upper_row_only=state.rules.rulings["dragon"] == "upper_row",
    )


def next_words(legal_turns):
    """What may come after each beginning of a turn."""
    after = defaultdict(set)
    for turn in legal_turns:
        for i, word in enumerate(turn):
            after[turn[:i]].add(word)
    return after


def settle(state):
    """Turn cards over and build stacks; which card it is makes no difference to the turn."""
    while state.is_chance() or state.stacks.building >= 0:
        if state.is_chance():
            state.apply(state.chance_outcomes()[0][0])
            continue
        assert legal(state) == [f"give {CELLS[cell]}" for cell in state.stacks.offered]
        state.apply(state.legal_actions(state.seat)[-1])


def compare(state, after, played=()):
    """Walk through all that the state offers."""
    offered = legal(state)
    words = {word.partition(" ")[0] if word.startswith("swap") else word for word in offered}
    assert len(offered) == len(set(offered))
    assert words == after[played], (played, state.to_json())
    swaps = [word for word in offered if word.startswith("swap")]
    if swaps:
        upper = state.rules.rulings["dragon"] == "upper_row"
        cells = [cell for i, cell in enumerate(CELLS[: 3 if upper else 9]) if state.stacks.known[i]]
        assert swaps == [f"swap {one} {other}" for one, other in combinations(cells, 2)]
    seat, counted = state.seat, 1
    for word in words - {"done", "pass"}:
        later = state.clone()
        later.apply(GAME.play.parse_action(swaps[-1] if word == "swap" else word))
        settle(later)
        assert later.seat == seat
        counted += compare(later, after, (*played, word))
    return counted


@pytest.mark.parametrize("start", range(0, 1000, 100))
def test_every_turn_the_rules_allow_is_offered_and_no_other(start):
    for seed in range(start, start + 100):
        state = random_position(Random(f"legal turns/{seed}"))
        after = next_words(turns(before(state)))
        assert compare(state, after) == len(after)


def test_the_positions_cover_the_rare_cases():
    states = [random_position(Random(f"legal turns/{seed}")) for seed in range(1000)]
    all_turns = [turns(before(state)) for state in states]
    assert any(("pass",) in legal_turns for legal_turns in all_turns)
    assert any(
        turn[-1] == "done" and "push" not in turn and any(word in MOVES for word in turn)
        for legal_turns in all_turns
        for turn in legal_turns
    )
    assert any(state.arrows[state.seat] == 0 for state in states)
    assert any("unicorn" in turn for legal_turns in all_turns for turn in legal_turns)
    assert max(map(len, all_turns)) > 1000
