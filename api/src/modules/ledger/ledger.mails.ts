import { refusal } from '../../platform/errors/refused.js';
import { sampleEntry } from './ledger.preview-data.js';
import { entriesAsDecided } from './ledger.entries.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { texts, usd } from '../../texts/reader.js';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../config/env.js';
import { MailKinds, mailKind, type MailBlock, type MailContent } from '../mail/mail.kinds.js';
import { MailService } from '../mail/mail.service.js';
import { MailTexts } from '../mail/texts/mail-texts.js';
import { refundOf } from '../orders/order.ending.js';
import { OrderCalendar } from '../orders/order.calendar.js';
import { OrderDocuments } from './documents/order.documents.js';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import type { Order } from '../orders/order.entity.js';
import {
  aboutOrder,
  bankBlocks,
  itemRow,
  orderFacts,
  questions,
  scheduleBlocks,
  testNote,
  testPrefix,
  toClientOf,
} from '../orders/order.mail-blocks.js';
import { refundBlocks } from '../orders/order.refund-blocks.js';
import { aboutNow, asDecided, type AboutSnapshot } from '../orders/order.snapshot.js';
import { sampleOrder, samplePaidOrder } from '../orders/order.preview-data.js';
import { OrdersService } from '../orders/orders.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { INVOICE_CREDITED, LEDGER_BOOKED, type InvoiceCredited, type LedgerBooked } from './ledger.events.js';
import { Invoice, type CreditedInvoice } from './invoice.entity.js';
import type { LedgerEntry } from './ledger-entry.entity.js';
import { LedgerEntries } from './ledger.entries.js';
import { MailPictures } from '../share-pictures/mail-pictures.service.js';
import { mailedPageOf } from '../orders/keys/order.key.js';

interface AboutEntry extends AboutSnapshot {
  readonly receiptNumber?: string;
}

interface AboutCredit extends AboutSnapshot {
  readonly creditNumber: string;
}

/** The invoice and the last receipt of a paid order. */
export const PAYMENT_RECEIVED = mailKind<AboutEntry>('payment-received');
/** The receipt for a part of the price. */
export const PART_RECEIVED = mailKind<AboutEntry>('part-payment-received');
/** The credit note for a refund, or for a mistaken payment. */
export const PAID_BACK = mailKind<AboutEntry>('paid-back');

/** The credit note of an invoice that was replaced although no money moved (rules/money 6). */
export const INVOICE_TAKEN_BACK = mailKind<AboutCredit>('invoice-credited');

/** The mails about the ledger: each entry gives the client its receipt or credit note (rules/money 3). */
@Injectable()
export class LedgerMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
    private readonly words: MailTexts,
    private readonly orders: OrdersService,
    private readonly settings: SettingsService,
    private readonly ledger: LedgerEntries,
    private readonly documents: OrderDocuments,
    private readonly calendar: OrderCalendar,
    private readonly pictures: MailPictures,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      PAYMENT_RECEIVED,
      async (about) => {
        const [order, entry, entries] = await this.read(about);
        // If the order was reopened since, its payment is only a part of the price, and it has no invoice.
        return order.invoiceNumber ? this.paymentReceived(order, entry) : this.partReceived(order, entry, entries);
      },
      () => this.paymentReceived(samplePaidOrder(), sampleEntry()),
      'mail-payment-received',
    );
    this.kinds.register(
      PART_RECEIVED,
      async (about) => this.partReceived(...(await this.read(about))),
      () =>
        this.partReceived(
          sampleOrder({ paid: 1092, status: 'APPROVED' }),
          sampleEntry({ amount: 1092, balanceAfter: 2548 }),
        ),
      'mail-part-received',
    );
    this.kinds.register(
      INVOICE_TAKEN_BACK,
      async (about) => {
        const order = asDecided(await this.orders.get(about.orderId), about.order);
        const credited = await this.ledger.creditedBy(about.orderId, about.creditNumber);
        if (!credited) throw refusal('receipt-not-found');
        return this.invoiceCredited(order, credited);
      },
      () => this.invoiceCredited(samplePaidOrder(), sampleCredit()),
      'mail-invoice-credited',
    );
    this.kinds.register(
      PAID_BACK,
      async (about) => this.paidBack(...(await this.read(about))),
      () => this.paidBack(sampleOfRefund(), sampleRefund()),
      {
        'mail-paid-back': () => this.paidBack(sampleOfRefund(), sampleRefund()),
        'mail-payment-corrected': () => this.paidBack(sampleOfRefund(), sampleRefund({ voids: 'RCT-2026-000006' })),
        'mail-refund-corrected': () =>
          this.paidBack(sampleOfRefund(), sampleRefund({ direction: 'in', voids: 'CRN-2026-000006' })),
      },
    );
  }

  /** If this makes the order REFUNDED, the mail about its status has the same documents. */
  @OnDomainEvent(LEDGER_BOOKED, 'mails')
  async booked(tx: EntityManager, { entry, order, before }: LedgerBooked): Promise<void> {
    const isChanged = order.status !== before.status;
    if (isChanged && order.status === 'REFUNDED') return;
    const isPaid = isChanged && order.status === 'PAID';
    const isNoPayment = entry.direction === 'out' || entry.voids !== null;
    const kind = isPaid ? PAYMENT_RECEIVED : isNoPayment ? PAID_BACK : PART_RECEIVED;
    const about = { ...aboutNow(order), receiptNumber: entry.receiptNumber };
    await this.mail.queue(tx, kind, about, toClientOf(order));
  }

  @OnDomainEvent(INVOICE_CREDITED, 'mails')
  async credited(tx: EntityManager, { order, creditNumber }: InvoiceCredited): Promise<void> {
    await this.mail.queue(tx, INVOICE_TAKEN_BACK, { ...aboutNow(order), creditNumber }, toClientOf(order));
  }

  /** Mails older than the ledger name no entry: they are about the one that paid the order. */
  private async read(about: AboutEntry): Promise<[Order, LedgerEntry, LedgerEntry[]]> {
    const { orderId, receiptNumber } = about;
    const order = asDecided(await this.orders.get(orderId), about.order);
    return [
      order,
      receiptNumber ? await this.ledger.withNumber(orderId, receiptNumber) : await this.ledger.lastOf(order),
      entriesAsDecided(await this.ledger.of(orderId), about.order),
    ];
  }

  private async invoiceCredited(order: Order, credited: CreditedInvoice): Promise<MailContent> {
    const values = { ...aboutOrder(order), invoice: credited.number, credit: credited.creditNumber };
    const { head, parts } = await this.words.fill('mail-invoice-credited', values);
    return {
      ...head,
      blocks: [
        ...parts.text,
        orderFacts(order),
        ...(await this.documents.signedBlocks([credited.creditNumber, order.invoiceNumber])),
        { kind: 'button', label: texts().buttons.view, url: this.page(order) },
        questions(this.company),
      ],
      attachments: [
        await this.documents.creditNote(order, credited),
        ...(order.invoiceNumber ? [await this.documents.invoice(order)] : []),
      ],
    };
  }

  private async paymentReceived(order: Order, entry: LedgerEntry): Promise<MailContent> {
    const values = { ...aboutOrder(order), amount: usd(entry.amount) };
    const { head, parts } = await this.words.fill('mail-payment-received', values);
    return {
      ...head,
      picture: await this.pictures.urlOf(order.itemType, order.itemId),
      subject: `${testPrefix(entry.isTest)}${head.subject}`,
      blocks: [
        ...parts.text,
        orderFacts(order),
        ...(await this.documents.signedBlocks([order.invoiceNumber])),
        ...testNote(entry.isTest),
        { kind: 'button', label: texts().buttons.view, url: this.page(order) },
        questions(this.company),
      ],
      attachments: [...(await this.documents.paid(order, entry)), ...(await this.calendar.attachments(order))],
    };
  }

  private async partReceived(
    order: Order,
    entry: LedgerEntry,
    entries: readonly LedgerEntry[] = [],
  ): Promise<MailContent> {
    const late = hasEnded(order) ? texts().hasEnded : '';
    const values = { ...aboutOrder(order), amount: usd(entry.amount), late };
    const { head, parts } = await this.words.fill('mail-part-received', values);
    return {
      ...head,
      picture: await this.pictures.urlOf(order.itemType, order.itemId),
      subject: `${testPrefix(entry.isTest)}${head.subject}`,
      blocks: [
        ...parts.text,
        ...ledgerFacts(order, entry, entries, [texts().facts.received, usd(entry.amount)]),
        ...scheduleBlocks(order),
        ...bankBlocks(order, await this.settings.terms()),
        ...testNote(entry.isTest),
        ...(entry.balanceAfter > 0 && !hasEnded(order)
          ? [{ kind: 'button', label: texts().buttons.viewOrPay, url: this.page(order) } as const]
          : []),
        questions(this.company),
      ],
      attachments: [await this.documents.receipt(order, entry)],
    };
  }

  private async paidBack(order: Order, entry: LedgerEntry, entries: readonly LedgerEntry[] = []): Promise<MailContent> {
    const isCorrection = entry.voids !== null;
    const corrected = entry.direction === 'out' ? 'mail-payment-corrected' : 'mail-refund-corrected';
    const values = { ...aboutOrder(order), amount: usd(entry.amount) };
    const { head, parts } = await this.words.fill(isCorrection ? corrected : 'mail-paid-back', values);
    return {
      ...head,
      blocks: [
        ...parts.text,
        ...ledgerFacts(order, entry, entries, [
          isCorrection ? texts().facts.corrected : texts().facts.paidBack,
          usd(entry.amount),
        ]),
        ...(await this.documents.signedBlocks([entry.receiptNumber])),
        ...testNote(entry.isTest),
        { kind: 'button', label: texts().buttons.view, url: this.page(order) },
        questions(this.company),
      ],
      attachments: [await this.documents.receipt(order, entry)],
    };
  }

  private page(order: Order): string {
    return mailedPageOf(this.env.PUBLIC_URL, order);
  }
}

const hasEnded = ({ status }: Order): boolean => !ACTIVE_STATUSES.includes(status);

/** The amount, and what is left to pay, or to refund once the order has ended. */
function ledgerFacts(
  order: Order,
  { balanceAfter }: LedgerEntry,
  entries: readonly LedgerEntry[],
  now: readonly [string, string],
): MailBlock[] {
  const rows = [[texts().facts.order, order.number], itemRow(order), now] as const;
  if (hasEnded(order)) return [{ kind: 'facts', rows }, ...refundBlocks(refundOf(order, entries))];
  return [{ kind: 'facts', rows: balanceAfter > 0 ? [...rows, [texts().facts.leftToPay, usd(balanceAfter)]] : rows }];
}

const sampleCredit = (): CreditedInvoice =>
  Object.assign(new Invoice(), {
    orderId: sampleOrder().id,
    number: 'INV-2026-000030',
    amount: 3820,
    creditNumber: 'CRN-2026-000007',
    creditedAt: new Date('2026-05-06T09:00:00Z'),
  });

const sampleOfRefund = () => sampleOrder({ paid: 3140, status: 'APPROVED' });

const sampleRefund = (facts: Partial<LedgerEntry> = {}): LedgerEntry =>
  sampleEntry({
    direction: 'out',
    amount: 500,
    balanceAfter: 500,
    kind: 'bank',
    receiptNumber: 'CRN-2026-000007',
    ...facts,
  });
