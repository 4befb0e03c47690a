import { jobKind } from '../../platform/jobs/job-queue.js';

/**
 * Does nothing: the mail address is on the list already. The call that queued it took as long as one for a new
 * subscriber, as with a forgotten password.
 */
export const SUBSCRIBED_AGAIN = jobKind<Record<string, never>>('maillist', 'subscribed-again');
