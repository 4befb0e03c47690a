import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job-queue.js';

/**
 * Mails a link to set a new password. `userId` is null when the address has no account: the job does nothing then, but
 * the call that left it did the same work and took the same time.
 */
export const SEND_RESET_LINK = jobKind<{ readonly userId: string | null; readonly tokenId: string }>(
  'accounts',
  'send-reset-link',
  { shape: z.object({ userId: z.string().nullable(), tokenId: z.string() }) },
);
