import { AsyncResource } from 'node:async_hooks';

const outside = new AsyncResource('somebody else');

/** Does what somebody else does at this moment, although the spec is within a transaction. */
export const asSomebodyElse = <T>(work: () => T): T => outside.runInAsyncScope(work);
