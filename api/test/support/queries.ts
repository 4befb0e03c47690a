import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource } from 'typeorm';

/** The number of queries that `call` makes, itself or by an injected request; those of periodic tasks do not count. */
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

/** The statements of `call`, itself or by an injected request: each by its verb and table, in order. */
export const statementsOf = async (dataSource: DataSource, call: () => Promise<unknown>): Promise<string[]> =>
  (await sqlOf(dataSource, call)).map((sql) =>
    sql.replace(/^(\w+)(?:.*?(?:FROM|INTO|UPDATE) .(\w+))?.*$/s, '$1 $2').trim(),
  );

/** The SQL of these statements; those of periodic tasks do not count. */
export async function sqlOf(dataSource: DataSource, call: () => Promise<unknown>): Promise<string[]> {
  const own = new AsyncLocalStorage<true>();
  const make = dataSource.createQueryRunner.bind(dataSource);
  const statements: string[] = [];
  const runners = jest.spyOn(dataSource, 'createQueryRunner').mockImplementation((mode) => {
    const runner = make(mode);
    if (!own.getStore()) return runner;
    const query = runner.query.bind(runner);
    runner.query = ((sql: string, ...others: []) => {
      statements.push(sql);
      return query(sql, ...others);
    }) as typeof query;
    return runner;
  });
  await own.run(true, call);
  runners.mockRestore();
  return statements;
}
