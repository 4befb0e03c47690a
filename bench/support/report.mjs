// Reports a result of a bench: a line on the console, and a row of `bench/results.md` in `npm run bench`.
import { appendFileSync } from 'node:fs';

/**
 * Reports one comparison, measured on both sides in one run.
 * @param what the name of the row in the table
 * @param ours the figure of the product, in `unit`
 * @param theirs the figure that it is compared with, if any
 * @param atLeast the minimum of the ratio ours / theirs, or of `ours` if there is no `theirs`
 * @param atMost the maximum of the same, for figures that should be small
 */
export function report({ what, unit, ours, theirs, atLeast, atMost }) {
  const ratio = theirs === undefined ? undefined : ours / theirs;
  const judged = ratio ?? ours;
  const isGood = (atLeast === undefined || judged >= atLeast) && (atMost === undefined || judged <= atMost);
  const row = { what, unit, ours, theirs, ratio, atLeast, atMost, isGood };
  console.log(
    [
      `${isGood ? 'ok  ' : 'MISS'} ${what}: ${figure(ours)} ${unit}`,
      theirs !== undefined && `against ${figure(theirs)}`,
      ratio !== undefined && `ratio ${ratio.toFixed(2)}`,
      atLeast !== undefined && `at least ${atLeast}`,
      atMost !== undefined && `at most ${atMost}`,
    ]
      .filter(Boolean)
      .join(', '),
  );
  if (process.env.BENCH_ROWS) appendFileSync(process.env.BENCH_ROWS, `${JSON.stringify(row)}\n`);
  return isGood;
}

/** A figure with three significant digits. */
export function figure(value) {
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return Number(value.toPrecision(3)).toString();
}

/** Measures two sides in turn and returns their medians, so that a slow phase of the machine affects both. */
export async function inTurn(rounds, ours, theirs) {
  const figures = { ours: [], theirs: [] };
  for (let round = 0; round < rounds; round++) {
    figures.ours.push(await ours());
    figures.theirs.push(await theirs());
  }
  return { ours: median(figures.ours), theirs: median(figures.theirs) };
}

/** The median, or the upper of the two middle figures. */
export const median = (figures) => figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)];
