import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job-queue.js';

/**
 * Mails a link to set a new password. `userId` is null if no account has the mail address: then the job does nothing,
 * but the call that queued it did the same work and took the same time.
 */
export const SEND_RESET_LINK = jobKind<{ readonly userId: string | null; readonly tokenId: string }>(
  'accounts',
  'send-reset-link',
  { shape: z.object({ userId: z.string().nullable(), tokenId: z.string() }) },
);
