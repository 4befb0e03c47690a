import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { usd } from '@imisozi/core/money';
import { clientName } from '../../../common/client-name.js';
import { OnDomainEvent } from '../../../common/domain-events/domain-event.js';
import { InjectCompany, InjectEnv } from '../../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../../config/env.js';
import { MailKinds, mailKind, type MailBlock, type MailContent } from '../../mail/mail.kinds.js';
import { MailService } from '../../mail/mail.service.js';
import { refundOf } from '../cancelling/order.ending.js';
import { OrderCalendar } from '../documents/order.calendar.js';
import { OrderDocuments } from '../documents/order.documents.js';
import { ACTIVE_STATUSES } from '../order.departures.js';
import type { Order } from '../order.entity.js';
import {
  bankBlocks,
  orderFacts,
  questions,
  scheduleBlocks,
  testNote,
  testPrefix,
  toClientOf,
} from '../order.mail-blocks.js';
import { refundBlocks } from '../order.refund-blocks.js';
import { sampleEntry, sampleOrder, samplePaidOrder } from '../order.preview-data.js';
import { OrdersService } from '../orders.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { LEDGER_BOOKED, type LedgerBooked } from './ledger.events.js';
import type { LedgerEntry } from './ledger-entry.entity.js';
import { LedgerEntries } from './ledger.entries.js';

interface AboutEntry {
  readonly orderId: string;
  readonly receiptNumber?: string;
}

/** The invoice and the last receipt of an order that is paid. */
export const PAYMENT_RECEIVED = mailKind<AboutEntry>('payment-received');
/** The receipt for a part of the price. */
export const PART_RECEIVED = mailKind<AboutEntry>('part-payment-received');
/** The credit note for money that went back, or that was booked by mistake. */
export const PAID_BACK = mailKind<AboutEntry>('paid-back');

/** The mails about the ledger: each entry gives the client its receipt or credit note (trade 4). */
@Injectable()
export class LedgerMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
    private readonly orders: OrdersService,
    private readonly settings: SettingsService,
    private readonly ledger: LedgerEntries,
    private readonly documents: OrderDocuments,
    private readonly calendar: OrderCalendar,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      PAYMENT_RECEIVED,
      async (about) => {
        const [order, entry] = await this.read(about);
        // Opened again since: then it is a part of the price, and there is no invoice.
        return order.invoiceNumber ? this.paymentReceived(order, entry) : this.partReceived(order, entry);
      },
      () => this.paymentReceived(samplePaidOrder(), sampleEntry()),
    );
    this.kinds.register(
      PART_RECEIVED,
      async (about) => this.partReceived(...(await this.read(about))),
      () =>
        this.partReceived(
          sampleOrder({ paid: 1092, status: 'APPROVED' }),
          sampleEntry({ amount: 1092, balanceAfter: 2548 }),
        ),
    );
    this.kinds.register(
      PAID_BACK,
      async (about) => this.paidBack(...(await this.read(about))),
      () =>
        this.paidBack(
          sampleOrder({ paid: 3140, status: 'APPROVED' }),
          sampleEntry({
            direction: 'out',
            amount: 500,
            balanceAfter: 500,
            kind: 'bank',
            receiptNumber: 'CRN-2026-000007',
          }),
        ),
    );
  }

  /** Of an order that is REFUNDED by it the mail about its status tells, with the same papers. */
  @OnDomainEvent(LEDGER_BOOKED)
  async booked(tx: EntityManager, { entry, order, before }: LedgerBooked): Promise<void> {
    const isChanged = order.status !== before.status;
    if (isChanged && order.status === 'REFUNDED') return;
    const isPaid = isChanged && order.status === 'PAID';
    const isNoPayment = entry.direction === 'out' || entry.voids !== null;
    const kind = isPaid ? PAYMENT_RECEIVED : isNoPayment ? PAID_BACK : PART_RECEIVED;
    const about = { orderId: order.id, receiptNumber: entry.receiptNumber };
    await this.mail.queue(tx, kind, about, toClientOf(order));
  }

  /** Mails that were promised before the ledger was kept name no entry: they are about the one that paid the order. */
  private async read({ orderId, receiptNumber }: AboutEntry): Promise<[Order, LedgerEntry]> {
    const order = await this.orders.get(orderId);
    return [
      order,
      receiptNumber ? await this.ledger.withNumber(orderId, receiptNumber) : await this.ledger.lastOf(order),
    ];
  }

  private async paymentReceived(order: Order, entry: LedgerEntry): Promise<MailContent> {
    return {
      subject: `${testPrefix(entry.isTest)}Payment received for your order ${order.number}`,
      preview: `We have received ${usd(entry.amount)}. Your order is paid in full.`,
      heading: 'Murakoze! We have received your payment.',
      blocks: [
        {
          kind: 'paragraph',
          text: `Dear ${clientName(order.names)},\nWe have received ${usd(entry.amount)} for your order ${order.number}. There's nothing left to pay; your invoice and receipt are attached. We look forward to welcoming you.`,
        },
        orderFacts(order),
        ...testNote(entry.isTest),
        { kind: 'button', label: 'View your order', url: this.page(order) },
        questions(this.company),
      ],
      attachments: [...(await this.documents.paid(order, entry)), await this.calendar.file(order)],
    };
  }

  private async partReceived(order: Order, entry: LedgerEntry): Promise<MailContent> {
    const late = hasEnded(order) ? ' Your order has ended, so we will pay it back to you.' : '';
    return {
      subject: `${testPrefix(entry.isTest)}Payment received for your order ${order.number}`,
      preview: `We have received ${usd(entry.amount)}.`,
      heading: 'Murakoze! We have received your payment.',
      blocks: [
        {
          kind: 'paragraph',
          text: `Dear ${clientName(order.names)},\nWe have received ${usd(entry.amount)} for your order ${order.number}.${late} Your receipt is attached.`,
        },
        ...(await this.facts(order, entry, ['Received', usd(entry.amount)])),
        ...scheduleBlocks(order),
        ...bankBlocks(order, await this.settings.terms()),
        ...testNote(entry.isTest),
        ...(entry.balanceAfter > 0 && !hasEnded(order)
          ? [{ kind: 'button', label: 'View or pay for your order', url: this.page(order) } as const]
          : []),
        questions(this.company),
      ],
      attachments: [await this.documents.receipt(order, entry)],
    };
  }

  private async paidBack(order: Order, entry: LedgerEntry): Promise<MailContent> {
    const isCorrection = entry.voids !== null;
    const [corrected, paper] = entry.direction === 'out' ? ['payment', 'credit note'] : ['refund', 'receipt'];
    const text = isCorrection
      ? `We have corrected a ${corrected} of ${usd(entry.amount)} that we had booked for your order ${order.number} by mistake. Your ${paper} is attached. If this surprises you, please reply to this email.`
      : `We have paid ${usd(entry.amount)} of your order ${order.number} back to you. It may take a few days to appear in your account. Your credit note is attached.`;
    return {
      subject: isCorrection
        ? `A correction to your order ${order.number}`
        : `${usd(entry.amount)} of your order ${order.number} is on its way back to you`,
      preview: isCorrection ? `We have corrected a ${corrected}.` : `We have paid ${usd(entry.amount)} back to you.`,
      heading: isCorrection ? `We have corrected a ${corrected}.` : 'Your money is on its way back to you.',
      blocks: [
        { kind: 'paragraph', text: `Dear ${clientName(order.names)},\n${text}` },
        ...(await this.facts(order, entry, [isCorrection ? 'Corrected' : 'Paid back', usd(entry.amount)])),
        ...testNote(entry.isTest),
        { kind: 'button', label: 'View your order', url: this.page(order) },
        questions(this.company),
      ],
      attachments: [await this.documents.receipt(order, entry)],
    };
  }

  /** What moved, and what is left: to pay, or to go back once the order has ended. */
  private async facts(
    order: Order,
    { balanceAfter }: LedgerEntry,
    now: readonly [string, string],
  ): Promise<MailBlock[]> {
    const rows = [
      ['Order', order.number],
      [order.itemType === 'tour' ? 'Tour' : 'Event', order.itemTitle],
      now,
    ] as const;
    if (hasEnded(order)) {
      const refund = refundOf(order, await this.ledger.of(order.id));
      return [{ kind: 'facts', rows }, ...refundBlocks(refund)];
    }
    return [{ kind: 'facts', rows: balanceAfter > 0 ? [...rows, ['Left to pay', usd(balanceAfter)]] : rows }];
  }

  private page({ id }: Order): string {
    return `${this.env.PUBLIC_URL}/myorder/${id}`;
  }
}

const hasEnded = ({ status }: Order): boolean => !ACTIVE_STATUSES.includes(status);
