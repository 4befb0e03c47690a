import { AsyncLocalStorage } from 'node:async_hooks';

const unlimited = new AsyncLocalStorage<true>();

/** Runs work that must not fail for being slow, or for waiting for another process, such as a migration. */
export const withoutTimeouts = <T>(work: () => T): T => unlimited.run(true, work);

/** Whether this runs inside of {@link withoutTimeouts}. */
export const hasNoTimeouts = (): boolean => unlimited.getStore() ?? false;
