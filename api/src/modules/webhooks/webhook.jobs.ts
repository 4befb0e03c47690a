import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job-queue.js';

/** Sends one event to one webhook. */
export const DELIVER = jobKind<{ readonly deliveryId: string }>('webhooks', 'deliver', {
  shape: z.object({ deliveryId: z.string() }),
});
