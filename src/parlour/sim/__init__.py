"""Thousands of games: the same rules object, bots that see what people see, results that no worker count changes."""

from parlour.sim.executors import Executor, InProcess, Processes
from parlour.sim.play import Plan, Row, play
from parlour.sim.simulate import Result, simulate

__all__ = ("Executor", "InProcess", "Plan", "Processes", "Result", "Row", "play", "simulate")
