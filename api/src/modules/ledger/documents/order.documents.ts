import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { catClock, today } from '@imisozi/core/kigali-time';
import { refusal } from '../../../platform/errors/refused.js';
import {
  apart,
  catDay,
  catMoment,
  inLanguage,
  inLine,
  moneyIn,
  texts,
  usd,
  writtenLanguage,
} from '../../../texts/reader.js';
import type { AgentTerms } from '@imisozi/core/agents';
import { clientName } from '../../../common/client-name.js';
import { toDollars } from '@imisozi/core/pricing/cents';
import type { Taxed } from '@imisozi/core/tax/tax-rates';
import { shownQuantity } from '@imisozi/core/pricing/discount-label';
import type { PriceLine } from '@imisozi/core/pricing/price-lines';
import type { BankDetail } from '@imisozi/core/pricing/terms';
import type { PdfBlock } from '../../../common/pdf/pdf-drawing.js';
import { pdfOf } from '../../../common/pdf/pdf-studio.js';
import { InjectCompany, InjectEnv } from '../../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../../config/env.js';
import type { MailAttachment, MailBlock } from '../../mail/mail.kinds.js';
import { endingOf, refundOf } from '../../orders/order.ending.js';
import type { CreditedInvoice } from '../invoice.entity.js';
import type { LedgerEntry } from '../ledger-entry.entity.js';
import { LedgerEntries } from '../ledger.entries.js';
import { SettingsService } from '../../settings/settings.service.js';
import { FiscalReceipts } from '../../fiscal/fiscal.receipts.js';
import { clientPageOf } from '../../orders/keys/order.key.js';
import { bankLines } from '../../orders/order.bank.js';
import { cancellationRows } from '../../orders/order.cancellation-offers.js';
import type { Order } from '../../orders/order.entity.js';
import { dayRow, scheduleOf } from '../../orders/order.mail-blocks.js';
import { taxedOf } from '../entry-taxes.js';
import { fiscalBlocks, fiscalMailBlocks } from './fiscal.blocks.js';
import { taxBlocks } from './tax.blocks.js';
import { itemWritten, linesWritten } from '../../orders/order.names.js';

/** The client's mail and the company's are sent one after the other; each file has about 20 kB. */
const RECENT = 50;

/** A finished document, for a mail or a response. */
export type PdfFile = MailAttachment;

/** A paid order, or one that was paid until its refund. */
type PaidOrder = Order & { readonly invoiceNumber: string; readonly receiptNumber: string; readonly paidAt: Date };

/** The documents of an order (rules/orders 10): proforma, invoice, receipts and credit notes. */
@Injectable()
export class OrderDocuments {
  private readonly proformas = new LRUCache<string, Promise<PdfFile>>({ max: RECENT });

  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly settings: SettingsService,
    private readonly ledger: LedgerEntries,
    private readonly fiscal: FiscalReceipts,
  ) {}

  /**
   * The proforma invoice, which has the order's number. It is drawn once for all requests at about the same time.
   * @param reader the client's copy has the link to the order's page, which staff and the company must not have
   * (rules/orders 1)
   */
  async proforma(order: Order, reader: 'client' | 'staff'): Promise<PdfFile> {
    const bank = bankLines(order, await this.settings.terms());
    const page = inLanguage(order.language, () =>
      reader === 'client' ? clientPageOf(this.env.PUBLIC_URL, order) : null,
    );
    // The cache key contains everything shown: it changes with the order, and with the day, as the amounts due change.
    const key = JSON.stringify([order, bank, today(), page]);
    const known = this.proformas.get(key);
    if (known) return known;
    const drawn = inLanguage(order.language, () => this.drawProforma(order, bank, page));
    this.proformas.set(key, drawn);
    drawn.catch(() => this.proformas.delete(key));
    return drawn;
  }

  private drawProforma(order: Order, bank: readonly BankDetail[], page: string | null): Promise<PdfFile> {
    const schedule = scheduleOf(order);
    const { papers, facts } = texts();
    return this.draw(`proforma-${order.number}`, `${papers.proforma} ${apart(order.number)}`, order.createdAt, [
      { draw: 'title', title: papers.proforma, number: numberOf(order) },
      {
        draw: 'columns',
        left: client(papers.preparedFor, order),
        right: { heading: papers.details, lines: [fact(papers.issued, catDay(order.createdAt)), ...tripOf(order)] },
      },
      {
        draw: 'amounts',
        rows: itemsOf(order),
        label: order.paid > 0 || endingOf(order) ? facts.total : papers.totalToPay,
        total: total(order),
      },
      ...(order.paid > 0 && !endingOf(order) ? [paragraph(papers.hasBeenPaid({ amount: order.paid }))] : []),
      ...payment(schedule, bank),
      ...cancelling(order),
      paragraph(endingOf(order) ? papers.hasEnded : papers.isRequest),
      ...whatIsLeft(order),
      ...(page ? [{ draw: 'link', text: page, url: page } as const] : []),
      this.thanks(),
    ]);
  }

  /** @throws Refused for an order that is not paid */
  async invoice(order: Order): Promise<PdfFile> {
    const paid = paidOrder(order);
    const issued = await this.ledger.invoice(paid.invoiceNumber);
    const official = await this.forAuthority(paid.invoiceNumber, issued?.taxed ?? null);
    return inLanguage(order.language, () => this.drawInvoice(paid, official));
  }

  private drawInvoice(paid: PaidOrder, official: Official): Promise<PdfFile> {
    const { papers, facts } = texts();
    const ordered = fact(facts.order, inLine([paid.number, catDay(paid.createdAt)]));
    const details = [fact(papers.issued, catDay(paid.paidAt)), ...tripOf(paid), ordered];
    return this.draw(`invoice-${paid.invoiceNumber}`, `${papers.invoice} ${apart(paid.invoiceNumber)}`, paid.paidAt, [
      { draw: 'title', title: papers.invoice, number: papers.number({ number: paid.invoiceNumber }) },
      { draw: 'columns', left: client(papers.billedTo, paid), right: { heading: papers.details, lines: details } },
      { draw: 'amounts', rows: itemsOf(paid), label: facts.total, total: total(paid) },
      ...official(),
      paragraph(papers.paidInFull({ moment: catMoment(paid.paidAt), receipt: paid.receiptNumber })),
      ...afterwards(paid),
      this.thanks(),
    ]);
  }

  /** The document for a ledger entry: a receipt for money in, a credit note for money out. */
  async receipt(order: Order, entry: LedgerEntry): Promise<PdfFile> {
    const credited = await this.ledger.creditedBy(order.id, entry.receiptNumber);
    const official = await this.forAuthority(entry.receiptNumber, taxedOf(entry));
    return inLanguage(order.language, () => this.drawReceipt(order, entry, credited, official));
  }

  /** The document with the number of an entry or of an invoice's credit note. @throws Refused without one */
  async numbered(order: Order, number: string): Promise<PdfFile> {
    const entry = await this.ledger.find(order.id, number);
    if (entry) return this.receipt(order, entry);
    const credited = await this.ledger.creditedBy(order.id, number);
    if (!credited) throw refusal('receipt-not-found');
    return this.creditNote(order, credited);
  }

  /** The credit note of an invoice that is replaced although no money moved (rules/money 6). */
  async creditNote(order: Order, credited: CreditedInvoice): Promise<PdfFile> {
    const official = await this.forAuthority(credited.creditNumber, credited.taxed);
    return inLanguage(order.language, () => this.drawCreditNote(order, credited, official));
  }

  private drawCreditNote(order: Order, credited: CreditedInvoice, official: Official) {
    const { number, creditNumber, creditedAt, amount } = credited;
    const { papers, facts } = texts();
    const lines = [
      fact(papers.issued, catDay(creditedAt)),
      fact(papers.forInvoice, number),
      fact(papers.forOrder, order.number),
    ];
    return this.draw(`credit-note-${creditNumber}`, `${papers.creditNote} ${apart(creditNumber)}`, creditedAt, [
      { draw: 'title', title: papers.creditNote, number: papers.number({ number: creditNumber }) },
      { draw: 'columns', left: client(papers.issuedTo, order), right: { heading: papers.details, lines } },
      {
        draw: 'amounts',
        rows: [{ description: itemWritten(order), detail: fact(papers.invoice, number), amount: usd(amount) }],
        label: facts.total,
        total: papers.total({ amount, currency: order.currency }),
      },
      ...official(),
      this.thanks(),
    ]);
  }

  private drawReceipt(
    order: Order,
    entry: LedgerEntry,
    credited: CreditedInvoice | null,
    official: Official,
  ): Promise<PdfFile> {
    const { papers, facts } = texts();
    const isIn = entry.direction === 'in';
    const isLast = order.receiptNumber === entry.receiptNumber;
    const invoice = credited?.number ?? (isLast && order.invoiceNumber);
    const title = isIn ? papers.receipt : papers.creditNote;
    const verb = entry.voids ? facts.corrected : isIn ? facts.received : facts.paidBack;
    const payment = [
      fact(verb, dayOrMoment(entry.receivedAt)),
      wayOf(entry),
      ...currencyOf(entry),
      ...(entry.reference ? [fact(papers.reference, entry.reference)] : []),
      ...(invoice ? [fact(papers.forInvoice, invoice)] : []),
      fact(papers.forOrder, order.number),
    ];
    const name = `${isIn ? 'receipt' : 'credit-note'}-${entry.receiptNumber}`;
    return this.draw(name, `${title} ${apart(entry.receiptNumber)}`, entry.receivedAt, [
      { draw: 'title', title, number: papers.number({ number: entry.receiptNumber }) },
      {
        draw: 'columns',
        left: client(entry.voids ? papers.issuedTo : isIn ? papers.receivedFrom : papers.paidBackTo, order),
        right: { heading: papers.payment, lines: payment },
      },
      {
        draw: 'amounts',
        rows: [entryItem(order, entry)],
        label: verb,
        total: papers.total({ amount: entry.amount, currency: order.currency }),
      },
      ...official(),
      ...(isIn && entry.balanceAfter > 0 && !endingOf(order)
        ? [paragraph(papers.leftAfter({ amount: entry.balanceAfter }))]
        : []),
      ...(entry.voids ? [paragraph(papers.corrects)] : []),
      ...(isIn || entry.voids ? [] : whatIsLeft(order)),
      ...(isLast ? afterwards(order) : []),
      this.thanks(),
    ]);
  }

  /** All documents that a client gets when the order is paid. @throws Refused for an order that is not paid */
  paid(order: Order, last: LedgerEntry): Promise<PdfFile[]> {
    return Promise.all([this.invoice(order), this.receipt(order, last)]);
  }

  /** The receipts of the fiscal device for papers, as the mail that brings them names them; nothing for unsigned ones. */
  async signedBlocks(papers: readonly (string | null)[]): Promise<MailBlock[]> {
    const receipts = papers.flatMap((paper) => (paper ? [this.fiscal.of(paper)] : []));
    return fiscalMailBlocks(await Promise.all(receipts));
  }

  /** What the revenue authority wants on a paper: its tax, and how the fiscal device has signed it. */
  private async forAuthority(paper: string, taxed: Taxed | null): Promise<Official> {
    const [{ tax }, receipt] = await Promise.all([this.settings.get(), this.fiscal.of(paper)]);
    return () => [...taxBlocks(taxed, tax), ...fiscalBlocks(receipt)];
  }

  private async draw(name: string, title: string, at: Date, blocks: readonly PdfBlock[]): Promise<PdfFile> {
    const content = await pdfOf({ company: this.company, title, language: writtenLanguage(), at, blocks });
    return { filename: `${name}.pdf`, contentType: 'application/pdf', content };
  }

  private thanks(): PdfBlock {
    return { draw: 'farewell', text: texts().papers.thanks({ company: this.company.name }) };
  }
}

type Official = () => PdfBlock[];

/** A fact on a line. */
const fact = (name: string, value: string): string => texts().papers.fact({ name, value });

const paragraph = (text: string): PdfBlock => ({ draw: 'paragraph', text });

function wayOf({ kind, isTest, direction }: LedgerEntry): string {
  const { testCard, toCard, ways } = texts().papers;
  if (isTest) return testCard;
  return kind === 'card' && direction === 'out' ? toCard : ways[kind];
}

/** What moved, where it was another currency (rules/money 14). */
const currencyOf = ({ inCurrency }: LedgerEntry): string[] =>
  inCurrency ? [texts().papers.inCurrency({ money: moneyIn(inCurrency), rate: String(inCurrency.rate) })] : [];

/** For an order that has ended: what is kept and why, and what is still to be refunded. */
function whatIsLeft(order: Order): PdfBlock[] {
  // Earlier refunds are left out: they have credit notes of their own.
  const { kept = 0, due = 0, reason } = refundOf(order, []) ?? {};
  if (!endingOf(order)) return [];
  return [
    ...(due > 0 ? [paragraph(texts().papers.stillToBePaidBack({ amount: due }))] : []),
    ...(kept > 0 ? [paragraph(`${texts().papers.kept({ amount: kept })} ${reason}`)] : []),
  ];
}

/** Of the client's own input only the name is printed: documents are mailed to any address that an order names. */
const client = (heading: string, { names, email, agentTerms }: Order) => ({
  heading,
  lines: agentTerms ? billedAgent(agentTerms, names) : [clientName(names), email],
});

/** Papers of a booking by an agent are addressed to the agent (rules/agents 2). */
const billedAgent = ({ company, address, tin }: AgentTerms, names: string): string[] => [
  company,
  ...(address ? [address] : []),
  ...(tin ? [fact(texts().papers.agentTin, tin)] : []),
  fact(texts().papers.agentClient, clientName(names)),
];

/** The days, and the tour or event unless a row names it. */
const tripOf = (order: Order): string[] => [
  ...(linesWritten(order).some(({ kind }) => kind === 'base') ? [] : [fact(texts().papers.item, itemWritten(order))]),
  ...dayRow(order).map(([name, day]) => fact(name, day)),
];

/** Distinguishes the proforma of a changed order from those that the client had before (rules/orders 10). */
const numberOf = ({ number, revision }: Order): string =>
  revision > 1 ? texts().papers.revision({ number, revision }) : texts().papers.number({ number });

/** Money that is booked for a day has no time. */
const dayOrMoment = (at: Date) => (catClock(at) === '00:00' ? catDay(at) : catMoment(at));

const total = (order: Order) => texts().papers.total(order);

const item = (order: Order) => ({
  description: itemWritten(order),
  detail: itemDetail(order),
  amount: usd(order.amount),
});

/** An instalment must not look like the whole price. */
const entryItem = (order: Order, { amount }: LedgerEntry) => ({
  ...item(order),
  ...(amount < order.amount && { detail: texts().papers.partOf(order) }),
  amount: usd(amount),
});

/** The rows that the amount consists of; a single one if nothing was itemised. */
function itemsOf(order: Order) {
  const lines = linesWritten(order);
  if (lines.length < 2 && lines[0]?.kind === 'base') return [item(order)];
  return lines.map((line) => ({
    description: line.label,
    detail: detailOf(line, order),
    amount: usd(toDollars(line.amount)),
  }));
}

/** `2 × $1,500`, or what the base price is for. */
function detailOf(line: PriceLine, order: Order): string {
  const quantity = shownQuantity(line);
  if (quantity > 1) return `${quantity} × ${usd(toDollars(line.unitAmount))}`;
  return line.kind === 'base' ? itemDetail(order) : '';
}

/** What cancelling costs and until when. */
function cancelling(order: Order): PdfBlock[] {
  const rows = cancellationRows(order).map(([name, value]) => fact(name, value));
  return rows.length === 0 ? [] : [paragraph(fact(texts().moneyTerms.cancelling, inLine(rows, ';')))];
}

/** The instalments, beside the account for transfers. */
function payment(schedule: readonly (readonly [string, string])[], bank: readonly BankDetail[]): PdfBlock[] {
  if (schedule.length === 0) return [];
  const { papers } = texts();
  const left = { heading: papers.payments, lines: schedule.map(([name, when]) => fact(name, when)) };
  const right = bank.length
    ? { heading: papers.bankTransfer, lines: bank.map(({ name, value }) => fact(name, value)) }
    : { heading: papers.bankTransfer, lines: [papers.askForAccount] };
  return [{ draw: 'columns', left, right }];
}

/** The note on a payment that was only a test, or was refunded. */
function afterwards({ paidBy, refundedAmount, refundedAt }: Order): PdfBlock[] {
  const blocks: PdfBlock[] = [];
  if (paidBy === 'test') blocks.push(paragraph(texts().test));
  if (refundedAmount && refundedAt)
    blocks.push(paragraph(texts().papers.wasRefunded({ amount: refundedAmount, moment: catMoment(refundedAt) })));
  return blocks;
}

function paidOrder(order: Order): PaidOrder {
  if (!order.invoiceNumber || !order.receiptNumber || !order.paidAt) {
    throw refusal('invoice-not-yet');
  }
  return order as PaidOrder;
}

function itemDetail(order: Order): string {
  const { forEvent, forPeople } = texts().papers;
  return order.itemType === 'event' ? forEvent : forPeople(order);
}
