import { z } from 'zod';
import { odometer } from '../fields/counts.ts';
import { guideNote } from '../fields/lengths.ts';
import { ruleText } from '../refusals/rule-text.ts';
import { MAX_TICKS, TICK_KINDS } from './guide-ticks.ts';

const unreadable = { error: ruleText('ticks-unreadable') };

/** A tick as the guide's page sends it; its id is made there, so that it counts once however often it is sent. */
const tick = z.object(
  {
    id: z.uuid(unreadable),
    tripId: z.uuid(unreadable),
    orderId: z.uuid(unreadable).nullish(),
    kind: z.enum(TICK_KINDS, unreadable),
    at: z.iso.datetime({ offset: true, ...unreadable }),
    note: z
      .string(unreadable)
      .trim()
      .max(guideNote, { error: ruleText('tick-note-too-long', { max: guideNote }) })
      .nullish(),
    value: z.int(unreadable).min(odometer.min, unreadable).max(odometer.max, unreadable).nullish(),
  },
  unreadable,
);

export const ticksSchema = z
  .array(tick, unreadable)
  .max(MAX_TICKS, { error: ruleText('ticks-too-many', { max: MAX_TICKS }) });

export type SentTick = z.infer<typeof tick>;
