// A fixed piece of work, timed: how fast this machine is just now. Over half an hour a shared one may become a third
// slower by itself, and figures that are divided by this one tell the product from the machine.
import { createHash } from 'node:crypto';

const TIMES = 5;
const RECORDS = Array.from({ length: 4_000 }, (_, id) => ({
  id,
  title: `Tour ${id} 火山`,
  price: id * 1.5,
  days: [1, 2, 3],
}));

/** @returns the milliseconds that the work took, the median of a few times */
export function machineSpeed() {
  const times = Array.from({ length: TIMES }, () => {
    const begun = performance.now();
    for (let round = 0; round < 25; round++) work();
    return performance.now() - begun;
  });
  return times.sort((one, two) => one - two)[Math.floor(TIMES / 2)];
}

/** What the product does most: text to records and back, sorting, looking up, hashing. */
function work() {
  const text = JSON.stringify(RECORDS);
  const read = JSON.parse(text);
  const byTitle = new Map(read.map((record) => [record.title, record]));
  read.sort((one, two) => one.title.localeCompare(two.title) || byTitle.get(one.title).id - two.id);
  return createHash('sha256').update(text).digest('hex');
}
