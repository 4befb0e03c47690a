import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';

interface Scope {
  readonly runner: object;
  isOpen: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();
const logger = new Logger('Database');
let isStrict = false;

/** A query that does not go through the manager of the transaction that it belongs to. */
export class SecondConnection extends Error {
  constructor(asked: string) {
    super(
      `Within a transaction, everything goes through its manager: this asks for another connection (${asked.slice(0, 200)})`,
    );
  }
}

/** A second connection is refused in tests; in production it is logged, as the call may still succeed. */
export function refuseSecondConnections(): void {
  isStrict = true;
}

/** Runs the work of a transaction, whose connection is that of `runner`. */
export async function inTransaction<T>(runner: object, work: () => Promise<T>): Promise<T> {
  const scope: Scope = { runner, isOpen: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    // Promises that the work has not awaited may go on after it.
    scope.isOpen = false;
  }
}

/**
 * Who holds a connection and waits for another one waits for those who do the same: with as many of them as the pool has
 * connections, nobody gets further. On SQLite such a query does not see what its own transaction wrote.
 * @param runner what asks for a connection
 * @param asked the statement, or what else is asked for; without values
 * @throws SecondConnection in tests
 */
export function mayConnect(runner: object | undefined, asked: string): void {
  const scope = scopes.getStore();
  if (!scope?.isOpen || scope.runner === runner) return;
  const error = new SecondConnection(asked);
  if (isStrict) throw error;
  logger.error(error.message, error.stack);
}
