import { randomUUID } from 'node:crypto';
import { OrderDocuments } from '../src/modules/ledger/documents/order.documents.js';
import { LedgerEntry } from '../src/modules/ledger/ledger-entry.entity.js';
import type { Order } from '../src/modules/orders/order.entity.js';
import { sampleOrder, samplePaidOrder } from '../src/modules/orders/order.preview-data.js';
import { startApp, type TestApp } from './support/app.js';
import { textOfPdf } from './support/pdf-text.js';

/** Sentences, of which a paper says some and must not say the others. */
const SENTENCES = {
  toPay: 'Total to pay',
  paid: / has been paid\./,
  request: 'is a request for payment',
  ended: 'This order has ended',
  payments: 'PAYMENTS',
  toRefund: /Still to be paid back: /,
  kept: / is kept\./,
  left: /Left to pay after this: /,
  part: /Part of the price of /,
  corrects: 'This corrects an entry',
  refunded: / was refunded on /,
  invoice: /For invoice: /,
  test: 'TEST',
} as const;
type Sentence = keyof typeof SENTENCES;

const said = (text: string): Sentence[] =>
  (Object.keys(SENTENCES) as Sentence[]).filter((name) => {
    const sentence = SENTENCES[name];
    return typeof sentence === 'string' ? text.includes(sentence) : sentence.test(text);
  });

const entry = (fields: Partial<LedgerEntry>): LedgerEntry =>
  Object.assign(new LedgerEntry(), {
    id: randomUUID(),
    kind: 'bank',
    direction: 'in',
    amount: 3640,
    balanceAfter: 0,
    isTest: false,
    receivedAt: new Date('2026-05-05T09:00:00Z'),
    reference: null,
    receiptNumber: 'RCT-2026-000077',
    voids: null,
    ...fields,
  });

const cancelled = (fields: Partial<Order>): Order =>
  sampleOrder({ status: 'CANCELLED', refundDue: 0, refundedAmount: null, cancelledAt: null, ...fields });

describe('What the papers of an order say in each of its states (rules/orders 10)', () => {
  let product: TestApp;
  let papers: OrderDocuments;

  beforeAll(async () => {
    product = await startApp();
    papers = product.app.get(OrderDocuments);
  });
  afterAll(() => product.close());

  const proforma = async (order: Order, reader: 'client' | 'staff' = 'staff') =>
    textOfPdf((await papers.proforma(order, reader)).content);
  const receipt = async (order: Order, of: LedgerEntry) => textOfPdf((await papers.receipt(order, of)).content);

  it.each<[string, Order, Sentence[]]>([
    ['unpaid', sampleOrder(), ['toPay', 'request', 'payments']],
    ['paid in part, if only a dollar', sampleOrder({ paid: 1 }), ['paid', 'request', 'payments']],
    ['cancelled unpaid', cancelled({}), ['ended']],
    ['cancelled, with all of it to be refunded', cancelled({ paid: 100, refundDue: 100 }), ['ended', 'toRefund']],
    ['cancelled, with a dollar to be refunded', cancelled({ paid: 100, refundDue: 1 }), ['ended', 'toRefund', 'kept']],
    ['cancelled, with a dollar kept', cancelled({ paid: 1 }), ['ended', 'kept']],
  ])('the proforma of an order that is %s', async (_, order, sentences) => {
    expect(said(await proforma(order))).toEqual(sentences);
  });

  it('has the link to the page in the copy of the client only', async () => {
    const order = sampleOrder();
    expect(await proforma(order, 'client')).toContain('/myorder/');
    expect(await proforma(order, 'staff')).not.toContain('/myorder/');
  });

  it('says for how many its price is', async () => {
    expect(await proforma(sampleOrder({ people: 2 }))).toContain('Price for a group of 2 people');
    expect(await proforma(sampleOrder({ itemType: 'event', people: 1 }))).toContain('Registration for one person');
  });

  it.each<[string, Partial<LedgerEntry>, Order, Sentence[]]>([
    ['of the whole price', {}, sampleOrder({ paid: 3640 }), []],
    ['of a part, with a dollar left', { amount: 3639, balanceAfter: 1 }, sampleOrder(), ['left', 'part']],
    ['for an order that has ended', { amount: 10, balanceAfter: 5 }, cancelled({ paid: 10 }), ['part']],
    ['that pays an order', { receiptNumber: samplePaidOrder().receiptNumber! }, samplePaidOrder(), ['invoice']],
    ['of a payment before the one that paid the order', {}, samplePaidOrder(), []],
    [
      'of an order whose invoice is gone',
      { receiptNumber: samplePaidOrder().receiptNumber! },
      Object.assign(samplePaidOrder(), { invoiceNumber: null }),
      [],
    ],
    [
      'of a refund, while more is due',
      { direction: 'out', balanceAfter: 7 },
      cancelled({ paid: 9, refundDue: 4 }),
      ['toRefund', 'kept'],
    ],
    ['of a refund for an order that goes on', { direction: 'out', balanceAfter: 7 }, sampleOrder({ paid: 9 }), []],
    [
      'that corrects a payment',
      { direction: 'out', voids: randomUUID() },
      cancelled({ paid: 9, refundDue: 4 }),
      ['corrects'],
    ],
    [
      'of a test payment that was refunded',
      { receiptNumber: samplePaidOrder().receiptNumber!, isTest: true },
      Object.assign(samplePaidOrder(), { paidBy: 'test', refundedAmount: 5, refundedAt: new Date() }),
      ['refunded', 'invoice', 'test'],
    ],
    [
      'that paid an order of which nothing was refunded',
      { receiptNumber: samplePaidOrder().receiptNumber! },
      Object.assign(samplePaidOrder(), { refundedAmount: 0, refundedAt: new Date() }),
      ['invoice'],
    ],
  ])('a receipt %s', async (_, fields, order, sentences) => {
    expect(said(await receipt(order, entry(fields))).toSorted()).toEqual(sentences.toSorted());
  });

  it.each<[Partial<LedgerEntry>, readonly [who: string, way: string]]>([
    [{ kind: 'card' }, ['RECEIVED FROM', 'Paid by card']],
    [{ kind: 'card', direction: 'out' }, ['PAID BACK TO', 'To the card']],
    [{ kind: 'bank', direction: 'out' }, ['PAID BACK TO', 'By bank transfer']],
    [{ kind: 'cash', voids: randomUUID() }, ['ISSUED TO', 'In cash']],
    [{ kind: 'card', isTest: true }, ['RECEIVED FROM', 'Paid with a test card: no money has moved']],
  ])('a receipt for %j says to whom and how', async (fields, [who, way]) => {
    const text = await receipt(sampleOrder(), entry(fields));
    expect(text).toContain(who);
    expect(text).toContain(way);
  });

  it.each(['invoiceNumber', 'receiptNumber', 'paidAt'] as const)('there is no invoice without its %s', async (name) => {
    const unfinished = Object.assign(samplePaidOrder(), { [name]: null });
    await expect(papers.invoice(unfinished)).rejects.toMatchObject({ code: 'invoice-not-yet' });
    expect(await textOfPdf((await papers.invoice(samplePaidOrder())).content)).toContain('Paid in full');
  });
});
