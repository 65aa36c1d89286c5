"""Values that are made once."""

import threading

import pytest
from chainline.codegen.run_time.loader import Once


def test_threads_that_ask_together_wait_for_one_making():
    once, made, start = Once(most=4), [], threading.Barrier(8)

    def make():
        made.append(threading.get_ident())
        return object()

    found = []

    def ask():
        start.wait()
        found.append(once.get("key", make))

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(made) == 1 and len(set(map(id, found))) == 1 and len(found) == 8


def test_keys_do_not_wait_for_each_other():
    once, inside, go_on = Once(most=4), threading.Event(), threading.Event()

    def slowly():
        inside.set()
        assert go_on.wait(10)
        return "slow"

    thread = threading.Thread(target=once.get, args=("slow", slowly))
    thread.start()
    assert inside.wait(10)
    assert once.get("other", lambda: "quick") == "quick"
    go_on.set()
    thread.join()


def test_what_fails_is_tried_again():
    once = Once(most=4)
    with pytest.raises(ZeroDivisionError):
        once.get("key", lambda: 1 // 0)
    assert once.get("key", lambda: 2) == 2


def test_what_was_asked_for_last_is_kept():
    once, made = Once(most=2), []
    for key in ("a", "b", "a", "c", "a", "b"):
        once.get(key, lambda key=key: made.append(key))
    assert made == ["a", "b", "c", "b"]
