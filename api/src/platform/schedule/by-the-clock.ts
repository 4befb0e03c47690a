import { AsyncLocalStorage } from 'node:async_hooks';

const clock = new AsyncLocalStorage<true>();

/** Whether the caller works for a task of the schedule, and for no visitor, member of staff or job. */
export const runsByTheClock = (): boolean => clock.getStore() === true;

/** Does work of the schedule. */
export const byTheClock = <T>(work: () => T): T => clock.run(true, work);

/** Does what is for others too, such as looking for jobs, though a task of the schedule has asked for it. */
export const forEverybody = <T>(work: () => T): T => clock.exit(work);
