import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job-queue.js';

/** Tells one webhook of one event. */
export const DELIVER = jobKind<{ readonly deliveryId: string }>('webhooks', 'deliver', {
  shape: z.object({ deliveryId: z.string() }),
});
