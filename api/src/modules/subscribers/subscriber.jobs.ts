import { jobKind } from '../../platform/jobs/job-queue.js';

/**
 * Nothing to do: the address is on the list already. The call that left it took as long as one that welcomes a new
 * reader, as it does for a forgotten password.
 */
export const SUBSCRIBED_AGAIN = jobKind<Record<string, never>>('maillist', 'subscribed-again');
