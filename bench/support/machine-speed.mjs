// The time of a fixed piece of work: how fast this machine is now. A shared machine may become a third slower within
// half an hour; figures divided by this time show the product alone.
import { createHash } from 'node:crypto';

const TIMES = 5;
const RECORDS = Array.from({ length: 4_000 }, (_, id) => ({
  id,
  title: `Tour ${id} 火山`,
  price: id * 1.5,
  days: [1, 2, 3],
}));

/** @returns the median duration of the work, in milliseconds */
export function machineSpeed() {
  const times = Array.from({ length: TIMES }, () => {
    const begun = performance.now();
    for (let round = 0; round < 25; round++) work();
    return performance.now() - begun;
  });
  return times.sort((one, two) => one - two)[Math.floor(TIMES / 2)];
}

/** What the product does most: parsing and writing JSON, sorting, lookups, hashing. */
function work() {
  const text = JSON.stringify(RECORDS);
  const read = JSON.parse(text);
  const byTitle = new Map(read.map((record) => [record.title, record]));
  read.sort((one, two) => one.title.localeCompare(two.title) || byTitle.get(one.title).id - two.id);
  return createHash('sha256').update(text).digest('hex');
}
