"""Token buckets: a burst, then a steady rate, in bounded memory."""

import pytest

from taverne.house.limits import Bucket, Buckets


def test_a_burst_and_then_the_rate():
    bucket = Bucket(per_s=2, burst=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait_ms() == 500
    assert not bucket.take(499)
    assert bucket.take(500)
    assert not bucket.take(501)


def test_a_bucket_holds_no_more_than_its_burst():
    bucket = Bucket(per_s=2, burst=3, now=0)
    assert [bucket.take(10**9) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_goes_backwards_gives_nothing_away():
    bucket = Bucket(per_s=1, burst=1, now=1000)
    assert bucket.take(1000)
    assert not bucket.take(0)
    assert not bucket.take(999)
    assert bucket.take(1000)


def test_each_name_has_its_own_bucket():
    buckets = Buckets(per_s=1, burst=1)
    assert buckets.take("red", 0) == 0
    assert buckets.take("red", 0) == pytest.approx(1000)
    assert buckets.take("blue", 0) == 0
    assert buckets.take("red", 1000) == 0


def test_the_memory_is_bounded_and_the_busy_are_remembered():
    buckets = Buckets(per_s=0.001, burst=1, most=10)
    buckets.take("busy", 0)
    for number in range(100):
        buckets.take(f"passer-by {number}", 0)
        assert buckets.take("busy", 0) > 0
    assert len(buckets.buckets) == 10
