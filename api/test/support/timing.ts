/** A call whose time somebody could measure. */
type Timed = () => Promise<unknown>;

/**
 * How much longer the one takes than the other: the ratio of the medians of many calls, in turns, so that a busy
 * machine slows both alike. A first round, which warms both, does not count.
 */
export async function ratioOfTimes(one: Timed, other: Timed, rounds: number): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    // Each goes first every other time: what the first leaves behind slows the second.
    for (const which of round % 2 ? [0, 1] : [1, 0]) {
      const started = performance.now();
      await (which === 0 ? one : other)();
      if (round > 0) times[which as 0 | 1].push(performance.now() - started);
    }
  }
  return median(times[0]) / median(times[1]);
}

function median(times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
}
