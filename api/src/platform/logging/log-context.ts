import { AsyncLocalStorage } from 'node:async_hooks';

/** Fields of every log line that is written inside of a request or job: `requestId`; `job` and `attempt`. */
export type LogContext = Record<string, string | number>;

const contexts = new AsyncLocalStorage<LogContext>();

/** Adds fields to all further log lines of this context. */
export const addToLogContext = (fields: LogContext): void => void Object.assign(contexts.getStore() ?? {}, fields);

/** Runs `work`, with these fields on each line that it logs. */
export const withLogContext = <T>(fields: LogContext, work: () => T): T => contexts.run({ ...fields }, work);

/** A copy of the current fields. */
export const logContext = (): LogContext => ({ ...contexts.getStore() });
