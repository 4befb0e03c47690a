import type { Company } from '@imisozi/core/company';
import { catDay, catMoment, parseCatTime, today } from '@imisozi/core/kigali-time';
import { usd } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import type { InstalmentLabel } from '@imisozi/core/pricing/instalments';
import type { Terms } from '@imisozi/core/pricing/terms';
import type { MailBlock } from '../mail/mail.kinds.js';
import { instalmentsWithPaid } from './order.balance.js';
import { bankLines } from './order.bank.js';
import { linesOf } from './order.booking.js';
import type { Order } from './order.entity.js';
import { dueInstalment } from './reminders/due-day.js';

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

/** What the price is made of, where it is more than one row. */
export function lineBlocks(order: Order): MailBlock[] {
  const lines = linesOf(order);
  if (lines.length < 2) return [];
  const rows = lines.map(
    ({ label, quantity, amount }) => [nameOfLine(label, quantity), usd(toDollars(amount))] as const,
  );
  return [
    { kind: 'paragraph', text: 'The price in detail:' },
    { kind: 'facts', rows: [...rows, ['Total', usd(order.amount)]], isAmounts: true },
  ];
}

/** `Gorilla permit × 2`. */
export const nameOfLine = (label: string, quantity: number): string =>
  quantity === 1 ? label : `${label} × ${quantity}`;

/** The instalments that are left to pay, with their days; nothing for an order that is paid or has ended. */
export function scheduleBlocks(order: Order): MailBlock[] {
  const rows = scheduleOf(order);
  return rows.length === 0
    ? []
    : [
        { kind: 'paragraph', text: 'What is to be paid, and when:' },
        { kind: 'facts', rows },
      ];
}

/** Name, and amount with day, of each instalment that is left to pay. */
export function scheduleOf(order: Order): (readonly [name: string, when: string])[] {
  if (!dueInstalment(order)) return [];
  return instalmentsWithPaid(order)
    .filter(({ amount, paid }) => paid < amount)
    .map(({ label, dueDate, amount, paid }) => [
      INSTALMENT_NAMES[label],
      `${usd(toDollars(amount - paid))}, due ${dueDate > today() ? catDay(parseCatTime(dueDate)!) : 'now'}`,
    ]);
}

/** The account for transfers; nothing where there is none, or nothing is left to pay. @param company as {@link bankLines} */
export function bankBlocks(order: Order, company: Pick<Terms, 'bankDetails'>): MailBlock[] {
  const lines = dueInstalment(order) ? bankLines(order, company) : [];
  if (lines.length === 0) return [];
  return [
    { kind: 'paragraph', text: 'To pay by bank transfer, please use this account and give the reference:' },
    { kind: 'facts', rows: lines.map(({ name, value }) => [name, value] as const) },
  ];
}
