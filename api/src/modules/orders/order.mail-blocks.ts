import type { Company } from '@imisozi/core/company';
import { parseCatTime, today } from '@imisozi/core/kigali-time';
import { toDollars } from '@imisozi/core/pricing/cents';
import { shownQuantity } from '@imisozi/core/pricing/discount-label';
import type { Terms } from '@imisozi/core/pricing/terms';
import { apart, catDay, catMoment, texts, usd } from '../../texts/reader.js';
import { clientName } from '../../common/client-name.js';
import type { MailBlock } from '../mail/mail.kinds.js';
import { instalmentsWithPaid, type PartlyPaid } from './order.balance.js';
import { bankLines } from './order.bank.js';
import { cancellationRows } from './order.cancellation-offers.js';
import type { Order } from './order.entity.js';
import { longerHoldHours } from './hold.times.js';
import { itemWritten, linesWritten } from './order.names.js';
import { isDateMissing, travelDayWritten } from './order.travel-day.js';
import { dueInstalment } from './due-day.js';

/** The recipient of a mail about an order, and its page in the dashboard. */
export const toClientOf = ({ id, email, number, language }: Order) => ({
  to: email,
  orderId: id,
  reference: number,
  language,
});

/** A test must be recognisable at first sight (rules/payments 1). */
export const testPrefix = (isTest: boolean): string => (isTest ? '[TEST] ' : '');

export const testNote = (isTest: boolean): MailBlock[] => (isTest ? [{ kind: 'paragraph', text: texts().test }] : []);

export const questions = ({ phone }: Company): MailBlock => ({
  kind: 'paragraph',
  text: texts().questions({ phone: apart(phone) }),
});

/** The values for the editable texts of every mail about an order. */
export const aboutOrder = (order: Order) => ({
  name: clientName(order.names),
  order: order.number,
  tour: itemWritten(order),
  day: travelDayWritten(order) ?? texts().noDay,
});

/** What was ordered. */
export function orderFacts(order: Order): MailBlock {
  const { facts } = texts();
  return {
    kind: 'facts',
    rows: [
      [facts.order, order.number],
      itemRow(order),
      [facts.people, String(order.people)],
      ...dayRow(order),
      [facts.total, usd(order.amount)],
      [facts.ordered, catMoment(order.createdAt)],
    ],
  };
}

/** The note for a client who has not chosen a day. */
export const dateNote = (order: Order): MailBlock[] =>
  isDateMissing(order) ? [{ kind: 'paragraph', text: texts().weAskForDate }] : [];

/**
 * The text for a client whose seats are held longer once the mail is opened; null if opening it changes nothing
 * (rules/departures 3).
 */
export function openToKeep(order: Order): MailBlock[] | null {
  const hours = longerHoldHours(order);
  if (!order.holdUntil || hours === null) return null;
  const given = { until: catMoment(order.holdUntil), hours };
  return [{ kind: 'paragraph', text: texts().openToKeep(given) }];
}

/** The day of the trip or event; no row if none was chosen. */
export function dayRow(order: Order): (readonly [string, string])[] {
  const day = travelDayWritten(order);
  return day ? [[order.itemType === 'tour' ? texts().facts.travelDate : texts().facts.date, day]] : [];
}

/** `Tour`, or `Event`, and its title. */
export const itemRow = (order: Order): readonly [string, string] => [texts().facts[order.itemType], itemWritten(order)];

/** The client's name for a part of a price, or for the rest of it. */
export const instalmentName = ({ label, paid }: PartlyPaid): string =>
  paid > 0 ? texts().restOf[label] : texts().instalments[label];

/** The rows of the price, if there is more than one. */
export function lineBlocks(order: Order): MailBlock[] {
  const lines = linesWritten(order);
  if (lines.length < 2) return [];
  const rows = lines.map((line) => [nameOfLine(line.label, shownQuantity(line)), usd(toDollars(line.amount))] as const);
  return [
    { kind: 'paragraph', text: texts().priceInDetail },
    { kind: 'facts', rows: [...rows, [texts().facts.total, usd(order.amount)]], isAmounts: true },
  ];
}

/** `Gorilla permit × 2`. */
export const nameOfLine = (label: string, quantity: number): string =>
  quantity === 1 ? label : `${apart(label)} × ${quantity}`;

/** The instalments that are left to pay, with their days; empty for an order that is paid or has ended. */
export function scheduleBlocks(order: Order): MailBlock[] {
  const rows = scheduleOf(order);
  return rows.length === 0
    ? []
    : [
        { kind: 'paragraph', text: texts().whenToPay },
        { kind: 'facts', rows },
      ];
}

/** Name, and amount with day, of each instalment that is left to pay. */
export function scheduleOf(order: Order): (readonly [name: string, when: string])[] {
  if (!dueInstalment(order)) return [];
  return instalmentsWithPaid(order)
    .filter(({ amount, paid }) => paid < amount)
    .map((part) => [
      instalmentName(part),
      texts().amountDue({
        amount: toDollars(part.amount - part.paid),
        day: part.dueDate > today() ? catDay(parseCatTime(part.dueDate)!) : texts().now,
      }),
    ]);
}

/** What cancelling costs and until when; empty without a day of travel, or once the order has ended. */
export function cancellationBlocks(order: Order): MailBlock[] {
  const rows = cancellationRows(order);
  return rows.length === 0
    ? []
    : [
        { kind: 'paragraph', text: `${texts().moneyTerms.cancelling}${texts().colon}` },
        { kind: 'facts', rows },
      ];
}

/**
 * The bank account for transfers; empty if there is none, or nothing is left to pay. @param company as
 * {@link bankLines}
 */
export function bankBlocks(order: Order, company: Pick<Terms, 'bankDetails'>): MailBlock[] {
  const lines = dueInstalment(order) ? bankLines(order, company) : [];
  if (lines.length === 0) return [];
  return [
    { kind: 'paragraph', text: texts().byTransfer },
    { kind: 'facts', rows: lines.map(({ name, value }) => [name, value] as const) },
  ];
}
