// What a bench has to say: a line for people, and a row for `bench/results.md` when `npm run bench` collects them.
import { appendFileSync } from 'node:fs';

/**
 * Reports one comparison, measured on both sides in one run.
 * @param what the row of the table
 * @param ours figure of the product, in `unit`
 * @param theirs the same of what it is compared with; none for a figure that stands alone
 * @param atLeast the smallest ratio ours / theirs that is good enough
 * @param atMost for figures that should be small: the largest ratio, or without `theirs` the largest figure
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

/** Three digits that count, as people read them. */
export function figure(value) {
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return Number(value.toPrecision(3)).toString();
}

/** Measures two sides in turn, several times, and compares their medians: a machine that slows down slows both. */
export async function inTurn(rounds, ours, theirs) {
  const figures = { ours: [], theirs: [] };
  for (let round = 0; round < rounds; round++) {
    figures.ours.push(await ours());
    figures.theirs.push(await theirs());
  }
  return { ours: median(figures.ours), theirs: median(figures.theirs) };
}

/** The middle of some figures. */
export const median = (figures) => figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)];
