import { z } from 'zod';
import { jobKind } from '../../common/jobs/job-queue.js';

/** Renders and sends one mail. */
export const SEND_MAIL = jobKind<{ readonly mailId: string }>('mail', 'send', {
  shape: z.object({ mailId: z.string() }),
});
