"""Contestant: many tables of pgx stepped together on this CPU, random legal actions, autoreset."""

import os
import sys

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"

# Only now: jax reads the environment when it is imported.
import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from contest import Played, compete

ROWS = 256
STEPS = 10
ENV = pgx.make(sys.argv[1])


@jax.jit
def steps(states, key):
    """So many steps of all tables; the number of games that ended."""

    def once(carry, key):
        states, ended = carry
        choice, luck = jax.random.split(key)
        actions = jax.random.categorical(
            choice, jnp.log(states.legal_action_mask.astype(jnp.float32)), axis=-1
        )
        states = jax.vmap(auto_reset(ENV.step, ENV.init))(states, actions, jax.random.split(luck, ROWS))
        return (states, ended + (states.terminated | states.truncated).sum()), None

    (states, ended), _ = jax.lax.scan(once, (states, 0), jax.random.split(key, STEPS))
    return states, ended


class Tables:
    """All that is kept between two calls."""

    states = jax.jit(jax.vmap(ENV.init))(jax.random.split(jax.random.PRNGKey(0), ROWS))
    calls = 0


def play(seed: int) -> Played:
    Tables.calls += 1
    Tables.states, ended = steps(Tables.states, jax.random.PRNGKey(Tables.calls))
    return Played(ROWS * STEPS, ROWS * STEPS, int(ended))


compete(play)
