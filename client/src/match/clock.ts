// Clocks between two messages of the server: they run here, but only the server calls time.

import type { Clock } from '../protocol/types';

/** The seconds left on a clock, `passed` milliseconds after the server told it. */
export function secondsLeft(clock: Clock, passed: number): number {
  return Math.max(0, (clock.left - (clock.running ? passed : 0)) / 1000);
}

/** 4:07 for minutes, 1:04:07 for hours, 9.3 for the last ten seconds. */
export function readable(seconds: number): string {
  if (seconds < 10) return seconds.toFixed(1);
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
