import { AsyncLocalStorage } from 'node:async_hooks';

const unlimited = new AsyncLocalStorage<true>();

/** Runs work that must not fail because it is slow or waits for another process, such as a migration. */
export const withoutTimeouts = <T>(work: () => T): T => unlimited.run(true, work);

/** Whether the current code runs inside of {@link withoutTimeouts}. */
export const hasNoTimeouts = (): boolean => unlimited.getStore() ?? false;
