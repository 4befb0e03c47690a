import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line of the log says of the work it was written in: `requestId` of a call, `job` and `attempt` of a job. */
export type LogContext = Record<string, string | number>;

const contexts = new AsyncLocalStorage<LogContext>();

/** Adds fields that came to be known on the way, to the lines from now on. */
export const addToLogContext = (fields: LogContext): void => void Object.assign(contexts.getStore() ?? {}, fields);

/** Does `work`, and all that it begins, with these fields on each line that is logged meanwhile. */
export const withLogContext = <T>(fields: LogContext, work: () => T): T => contexts.run({ ...fields }, work);

/** A copy of the fields for a line that is logged now. */
export const logContext = (): LogContext => ({ ...contexts.getStore() });
