import { AsyncResource } from 'node:async_hooks';

const outside = new AsyncResource('somebody else');

/** Runs the work of another request, outside of the spec's own transaction. */
export const asSomebodyElse = <T>(work: () => T): T => outside.runInAsyncScope(work);
