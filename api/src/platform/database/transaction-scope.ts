import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';

interface Scope {
  readonly runner: object;
  isOpen: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();
const logger = new Logger('Database');
let isStrict = false;

/** A query that bypasses the manager of the transaction that it belongs to. */
export class SecondConnection extends Error {
  constructor(asked: string) {
    super(
      `Within a transaction, everything goes through its manager: this asks for another connection (${asked.slice(0, 200)})`,
    );
  }
}

/**
 * From now on a second connection throws an error (tests); by default it is only logged (production), as the call may
 * still succeed.
 */
export function refuseSecondConnections(): void {
  isStrict = true;
}

/** Runs the work of a transaction, whose connection belongs to `runner`. */
export async function inTransaction<T>(runner: object, work: () => Promise<T>): Promise<T> {
  const scope: Scope = { runner, isOpen: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    // Promises that the work did not await may still run after it.
    scope.isOpen = false;
  }
}

/**
 * Checks that no code inside a transaction asks for a second connection. A caller that holds a connection and waits for
 * another one may wait for callers that do the same: if there are as many of them as the pool has connections, none can
 * continue. On SQLite such a query does not see what its own transaction wrote.
 * @param runner asks for the connection
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
