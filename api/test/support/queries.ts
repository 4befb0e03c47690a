import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource } from 'typeorm';

/** How many queries `call` makes, itself or by an injected request; what the product does by the clock counts not. */
export async function countQueries(dataSource: DataSource, call: () => Promise<unknown>): Promise<number> {
  const own = new AsyncLocalStorage<true>();
  const make = dataSource.createQueryRunner.bind(dataSource);
  let count = 0;
  const runners = jest.spyOn(dataSource, 'createQueryRunner').mockImplementation((mode) => {
    if (own.getStore()) count += 1;
    return make(mode);
  });
  try {
    await own.run(true, call);
    return count;
  } finally {
    runners.mockRestore();
  }
}
