import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job-queue.js';

export interface NextBatch {
  readonly campaignId: string;
  readonly batch: number;
  /** How often it was looked whether the last letters have left. */
  readonly looks?: number;
}

/** Queues letters to the next subscribers of a campaign, and promises itself again until all have one. */
export const NEXT_BATCH = jobKind<NextBatch>('campaigns', 'hand-out', {
  shape: z.object({ campaignId: z.string(), batch: z.number(), looks: z.number().optional() }),
});

/** Sends one letter. Letters have a queue of their own, so that no order waits behind them. */
export const SEND_LETTER = jobKind<{ readonly letterId: string }>('letters', 'send', {
  shape: z.object({ letterId: z.string() }),
});
