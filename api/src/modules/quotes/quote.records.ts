import type { EntityManager } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import type { RecordKind } from '../audit/audited-records.js';
import { Quote } from './quote.entity.js';

/** Proposals in the audit trail. */
export const QUOTES: RecordKind<Quote> = {
  entity: Quote,
  resource: 'quotes',
  key: 'id',
  labelOf: ({ number }) => number,
  unknown: () => refusal('quote-not-found'),
};

/**
 * Locks a proposal and reads it: the write comes first because it locks the row.
 * @throws Refused for an unknown id
 */
export async function lockQuote(tx: EntityManager, id: string): Promise<Quote> {
  await tx.update(Quote, { id }, { createdAt: () => 'createdAt' });
  const quote = await tx.findOneBy(Quote, { id });
  if (!quote) throw refusal('quote-not-found');
  return quote;
}

/** What the audit trail keeps of a change of state. */
export const stateOf = ({ state, revision, acceptedOption, orderId, lostReason }: Quote) => ({
  state,
  revision,
  acceptedOption,
  orderId,
  lostReason,
});
