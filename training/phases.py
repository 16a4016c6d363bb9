"""What a run does at a time."""

COPYING = "copying"  # the teacher watches somebody who can play already
PLAYING = "playing"  # it learns from its own games, and the pupil from it
POLISHING = "polishing"  # only the pupil learns, from a teacher that stays as it is
