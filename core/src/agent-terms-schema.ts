import { z } from 'zod';
import { AGENT_PERCENT, CREDIT_DAYS, MAX_AGENT_TOURS, type AgentTerms, type AgentTourPercent } from './agents.ts';
import { fieldText, ruleText } from './refusals/rule-text.ts';

const PERCENT = fieldText('Percent for a tour', 'field-not-whole-number', AGENT_PERCENT);

/** The percentages for single tours, in requests and in the database; each tour once. */
export const agentTourPercentsSchema: z.ZodType<AgentTourPercent[]> = z
  .array(
    z.object({
      tourId: z.uuid({ error: fieldText('Tours', 'field-not-ids') }),
      percent: z.int({ error: PERCENT }).min(AGENT_PERCENT.min, PERCENT).max(AGENT_PERCENT.max, PERCENT),
    }),
    { error: fieldText('Tours', 'field-not-ids') },
  )
  .max(MAX_AGENT_TOURS, { error: ruleText('agent-too-many-tours', { max: MAX_AGENT_TOURS }) })
  .refine((all) => new Set(all.map(({ tourId }) => tourId)).size === all.length, {
    error: ruleText('agent-tour-twice'),
  });

/** {@link AgentTerms} in the database. */
export const agentTermsSchema: z.ZodType<AgentTerms> = z.object({
  company: z.string(),
  address: z.string(),
  tin: z.string(),
  commissionPercent: z.int().min(0).max(100),
  creditDays: z.int().min(0).max(CREDIT_DAYS.max),
});
