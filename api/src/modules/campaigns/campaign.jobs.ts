import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job-queue.js';

export interface NextBatch {
  readonly campaignId: string;
  readonly batch: number;
  /** How often the job has checked whether the last letters are sent. */
  readonly looks?: number;
}

/** Queues letters to the next subscribers of a campaign, and queues itself again until all have one. */
export const NEXT_BATCH = jobKind<NextBatch>('campaigns', 'hand-out', {
  shape: z.object({ campaignId: z.string(), batch: z.number(), looks: z.number().optional() }),
});

/** Sends one letter. Letters have a queue of their own, so that no mail about an order waits behind them. */
export const SEND_LETTER = jobKind<{ readonly letterId: string }>('letters', 'send', {
  shape: z.object({ letterId: z.string() }),
});
