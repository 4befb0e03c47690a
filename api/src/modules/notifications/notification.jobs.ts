import { z } from 'zod';
import { jobKind } from '../../common/jobs/job-queue.js';

/** Tells the staff who are logged in that there is something new. */
export const ANNOUNCE = jobKind<{ readonly notificationId: string }>('notifications', 'announce', {
  isForReaders: true,
  shape: z.object({ notificationId: z.string() }),
});
