import type { Company } from '@imisozi/core/company';
import { catDay, catMoment } from '@imisozi/core/kigali-time';
import { usd } from '@imisozi/core/money';
import type { InstalmentLabel } from '@imisozi/core/pricing/instalments';
import type { Terms } from '@imisozi/core/pricing/terms';
import type { MailBlock } from '../mail/mail.kinds.js';
import type { Order } from './order.entity.js';

/** Who gets a mail about an order, and where the dashboard shows it. */
export const toClientOf = ({ id, email, number }: Order) => ({ to: email, orderId: id, reference: number });

/** A test must be known for one at first sight (contract 5). */
export const testPrefix = (isTest: boolean): string => (isTest ? '[TEST] ' : '');

export const testNote = (isTest: boolean): MailBlock[] =>
  isTest ? [{ kind: 'paragraph', text: 'TEST: this payment was made in the sandbox, and no money has moved.' }] : [];

export const questions = ({ phone }: Company): MailBlock => ({
  kind: 'paragraph',
  text: `Questions? Just reply to this email or call ${phone}.`,
});

/** What was ordered. */
export const orderFacts = (order: Order): MailBlock => ({
  kind: 'facts',
  rows: [
    ['Order', order.number],
    [order.itemType === 'tour' ? 'Tour' : 'Event', order.itemTitle],
    ['People', String(order.people)],
    [order.itemType === 'tour' ? 'Travel date' : 'Date', catDay(order.needDate)],
    ['Total', usd(order.amount)],
    ['Ordered', catMoment(order.createdAt)],
  ],
});

/** What clients call the parts of a price. */
export const INSTALMENT_NAMES: Readonly<Record<InstalmentLabel, string>> = {
  deposit: 'Deposit',
  balance: 'Balance',
  full: 'Full price',
};

/**
 * The account for transfers, with the order's number as the reference; nothing where the office is to be asked for it.
 * @param company counts for an order whose own terms name no account
 */
export function bankBlocks({ number, terms }: Order, company: Pick<Terms, 'bankDetails'>): MailBlock[] {
  const details = terms?.bankDetails.length ? terms.bankDetails : company.bankDetails;
  if (details.length === 0) return [];
  return [
    { kind: 'paragraph', text: 'To pay by bank transfer, please use this account and give the reference:' },
    { kind: 'facts', rows: [...details.map(({ name, value }) => [name, value] as const), ['Reference', number]] },
  ];
}
