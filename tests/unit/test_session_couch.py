"""Who sees a shared screen: one person always; two or more by turns, with the curtain between them."""

from tabletop.session.couch import Couch, Screen


def run(couch, turns):
    """Let the seats of `turns` act one after another; the curtains that came, in order."""
    called = []
    for seat in turns:
        screen = couch.screen((seat,))
        if screen.curtain is not None:
            assert not screen.is_open
            called.append(screen.curtain)
            couch = couch.sit(screen.curtain)
            screen = couch.screen((seat,))
        assert screen.curtain is None
        if seat in couch.humans:
            assert screen == Screen(seat, True)
            couch = couch.sit(seat)
    return called


def test_one_person_always_sees_the_screen():
    couch = Couch((2,), secrets=True)
    for actors in ((0,), (2,), (0, 1, 2), (-1,), ()):
        assert couch.screen(actors) == Screen(2, True)


def test_without_people_nobody_sits_at_the_bottom():
    assert Couch((), secrets=True).screen((0,)) == Screen(None, False)


def test_the_curtain_comes_for_each_new_person_and_not_twice_for_the_same():
    couch = Couch((0, 2), secrets=True)
    assert run(couch, [0, 0, 1, 0, 1, 2, 3, 2, 1, 0]) == [0, 2, 0]


def test_between_the_turns_the_last_one_sits_face_down():
    couch = Couch((0, 2), secrets=True).sit(0)
    for actors in ((1,), (-1,), (), (3,)):
        assert couch.screen(actors) == Screen(0, False)
    assert couch.screen((2,)) == Screen(0, False, curtain=2)


def test_before_anyone_has_sat_nothing_is_open():
    assert Couch((1, 2), secrets=True).screen((0,)) == Screen(1, False)
    assert Couch((1, 2), secrets=True).screen((2,)) == Screen(1, False, curtain=2)


def test_secret_choices_at_the_same_time_go_round_from_the_one_who_is_there():
    couch = Couch((0, 1, 3), secrets=True).sit(1)
    assert couch.screen((0, 1, 2, 3)) == Screen(1, True)
    assert couch.screen((0, 2, 3)).curtain == 3
    assert couch.sit(3).screen((0, 2)).curtain == 0


def test_a_game_without_secrets_has_no_curtain():
    couch = Couch((0, 2), secrets=False).sit(0)
    assert couch.screen((2,)) == Screen(2, True)
    assert couch.screen((1,)) == Screen(0, True)


def test_who_leaves_his_seat_is_not_called_any_more():
    couch = Couch((0, 2), secrets=True).sit(2).moved((0,))
    assert couch.screen((2,)) == Screen(0, True)
    couch = Couch((0, 1, 2), secrets=True).sit(2).moved((0, 1))
    assert couch.screen((1,)) == Screen(0, False, curtain=1)
