import { z } from 'zod';
import { jobKind } from '../../common/jobs/job-queue.js';

export interface HandOut {
  readonly campaignId: string;
  readonly turn: number;
  /** How often it was looked whether the last letters have left. */
  readonly looks?: number;
}

/** Gives the next subscribers of a campaign their letters, and promises itself again until all have one. */
export const HAND_OUT = jobKind<HandOut>('campaigns', 'hand-out', {
  shape: z.object({ campaignId: z.string(), turn: z.number(), looks: z.number().optional() }),
});

/** Sends one letter. Letters have a queue of their own, so that no order waits behind them. */
export const SEND_LETTER = jobKind<{ readonly letterId: string; readonly turn: number }>('letters', 'send', {
  shape: z.object({ letterId: z.string(), turn: z.number() }),
});
