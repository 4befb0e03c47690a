import { entriesAsDecided } from '../ledger/ledger.entries.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { catDay, catMoment, pageAt, texts, usd } from '../../texts/reader.js';
import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { EXPIRED } from '@imisozi/core/order-status';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../config/env.js';
import { MailKinds, mailKind, type MailBlock, type MailContent, type MailSample } from '../mail/mail.kinds.js';
import { MailService, type MailRequest } from '../mail/mail.service.js';
import { asNotes, MailTexts } from '../mail/texts/mail-texts.js';
import { OrderCalendar } from '../orders/order.calendar.js';
import { OrderDocuments } from '../ledger/documents/order.documents.js';
import { MailPictures } from '../share-pictures/mail-pictures.service.js';
import { mailedPageOf } from '../orders/keys/order.key.js';
import type { LedgerEntry } from '../ledger/ledger-entry.entity.js';
import { LedgerEntries } from '../ledger/ledger.entries.js';
import type { Order } from '../orders/order.entity.js';
import {
  ORDER_CHANGED,
  ORDER_CREATED,
  ORDER_STATUS_CHANGED,
  type OrderChanged,
  type OrderCreated,
  type OrderStatusChanged,
} from '../orders/order.events.js';
import { endingOf, refundOf } from '../orders/order.ending.js';
import { balanceOf } from '../orders/order.balance.js';
import {
  aboutOrder,
  bankBlocks,
  cancellationBlocks,
  dateNote,
  lineBlocks,
  openToKeep,
  orderFacts,
  questions,
  scheduleBlocks,
  testNote,
  testPrefix,
  toClientOf,
} from '../orders/order.mail-blocks.js';
import { itemWritten } from '../orders/order.names.js';
import { refundBlocks } from '../orders/order.refund-blocks.js';
import { aboutNow, asDecided, type AboutSnapshot } from '../orders/order.snapshot.js';
import { statusWords, type EmailedStatus, type StatusDocument } from './order.status-words.js';
import { isDateMissing, isTravelDayPast } from '../orders/order.travel-day.js';
import { sampleOrder } from '../orders/order.preview-data.js';
import { OrdersService } from '../orders/orders.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { ToursService } from '../tours/tours.service.js';

export const ORDER_RECEIVED_BY_CLIENT = mailKind<AboutSnapshot>('order-received-client');
export const CHANGED = mailKind<AboutSnapshot>('order-changed');
export const CANCELLED_BY_CLIENT = mailKind<AboutSnapshot>('order-cancelled-company');
export const ORDER_RECEIVED_BY_COMPANY = mailKind<AboutSnapshot>('order-received-company');

export const STATUS_CHANGED = mailKind<AboutSnapshot & { readonly status: EmailedStatus }>('order-status-changed');

/** The mails about orders: when they are queued, and their content. */
@Injectable()
export class OrderMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
    private readonly words: MailTexts,
    private readonly orders: OrdersService,
    private readonly settings: SettingsService,
    private readonly tours: ToursService,
    private readonly ledger: LedgerEntries,
    private readonly documents: OrderDocuments,
    private readonly calendar: OrderCalendar,
    private readonly pictures: MailPictures,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      ORDER_RECEIVED_BY_CLIENT,
      async (about) => this.toClient(await this.read(about)),
      () => this.toClient(sampleOrder()),
      'mail-order-received',
    );
    this.kinds.register(
      ORDER_RECEIVED_BY_COMPANY,
      async (about) => this.toCompany(await this.read(about)),
      () => this.toCompany(sampleOrder()),
    );
    this.kinds.register(
      CHANGED,
      async (about) => this.changed(await this.read(about)),
      () => this.changed(sampleOrder()),
      'mail-order-changed',
    );
    this.kinds.register(
      CANCELLED_BY_CLIENT,
      async (about) => this.cancelledByClient(await this.read(about)),
      () =>
        this.cancelledByClient(sampleOrder({ status: 'CANCELLED', refundDue: 819, cancelReason: 'One of us is ill.' })),
    );
    this.kinds.register(
      STATUS_CHANGED,
      async (about) =>
        this.statusChanged(
          await this.read(about),
          about.status,
          entriesAsDecided(await this.ledger.of(about.orderId), about.order),
        ),
      () => this.statusChanged(sampleOrder({ status: 'APPROVED' }), 'APPROVED', []),
      this.statusSamples(),
    );
  }

  @OnDomainEvent(ORDER_CREATED, 'mails')
  async orderCreated(tx: EntityManager, { order, sendMails = true, isByAgent = false }: OrderCreated): Promise<void> {
    const about = aboutNow(order);
    if (sendMails) await this.mail.queue(tx, ORDER_RECEIVED_BY_CLIENT, about, toClientOf(order));
    // The office gets no mail about its own bookings.
    if (order.source && !isByAgent) return;
    await this.mail.queue(tx, ORDER_RECEIVED_BY_COMPANY, about, this.toCompanyOf(order));
  }

  /** No status change leads back to PENDING; payments have the ledger's mails. */
  @OnDomainEvent(ORDER_STATUS_CHANGED, 'mails')
  async orderStatusChanged(tx: EntityManager, { order, before }: OrderStatusChanged): Promise<void> {
    const { status } = order;
    const isTakenBack = before.status === 'PAID' && status === 'APPROVED';
    const isOwedAgain = before.status === 'REFUNDED';
    if (status === 'CANCELLED' && order.cancelledBy === 'client') await this.tellCompany(tx, order);
    if (isTakenBack || isOwedAgain || status === 'PENDING' || status === 'PAID') return;
    // Expired holds and cancelled departures affect many orders at once.
    const isBulk = status === 'CANCELLED' && order.cancelledBy !== 'client';
    await this.mail.queue(tx, STATUS_CHANGED, { ...aboutNow(order), status }, { ...toClientOf(order), isBulk });
  }

  @OnDomainEvent(ORDER_CHANGED, 'mails')
  async orderChanged(tx: EntityManager, { order, sendMails }: OrderChanged): Promise<void> {
    if (sendMails) await this.mail.queue(tx, CHANGED, aboutNow(order), toClientOf(order));
  }

  private async read({ orderId, order }: AboutSnapshot): Promise<Order> {
    return asDecided(await this.orders.get(orderId), order);
  }

  private async changed(order: Order): Promise<MailContent> {
    const balance = balanceOf(order);
    const money =
      balance > 0
        ? texts().leftToPay({ amount: balance })
        : order.refundDue > 0
          ? texts().willPayBack({ amount: order.refundDue })
          : '';
    const { head, parts } = await this.words.fill('mail-order-changed', { ...aboutOrder(order), money });
    return {
      ...head,
      picture: await this.pictureOf(order),
      blocks: [
        ...parts.text,
        orderFacts(order),
        ...(await this.money(order)),
        { kind: 'button', label: texts().buttons.view, url: this.orderPage(order) },
        questions(this.company),
      ],
      attachments: [await this.documents.proforma(order, 'client'), ...(await this.calendar.attachments(order))],
    };
  }

  /** The company reads English, and replies to the client. */
  private toCompanyOf(order: Order): MailRequest {
    return { ...toClientOf(order), language: DEFAULT_LANGUAGE, to: this.company.email, replyTo: order.email };
  }

  private async tellCompany(tx: EntityManager, order: Order): Promise<void> {
    await this.mail.queue(tx, CANCELLED_BY_CLIENT, aboutNow(order), this.toCompanyOf(order));
  }

  private cancelledByClient(order: Order): MailContent {
    const back = order.refundDue > 0 ? `${usd(order.refundDue)} is to be paid back.` : 'Nothing is to be paid back.';
    return {
      subject: `Order ${order.number} has been cancelled by its client`,
      preview: back,
      heading: 'A client has cancelled.',
      blocks: [
        { kind: 'paragraph', text: `${back}${order.cancelReason ? `\nThe reason: ${order.cancelReason}` : ''}` },
        orderFacts(order),
        { kind: 'button', label: 'Open the bookings', url: `${this.env.PUBLIC_URL}/account/tour-bookings` },
      ],
    };
  }

  private async toClient(order: Order): Promise<MailContent> {
    const { head, parts } = await this.words.fill('mail-order-received', {
      ...aboutOrder(order),
      total: usd(order.amount),
      until: order.holdUntil ? catMoment(order.holdUntil) : '',
    });
    // The receipt may come in the same minute: how to pay would contradict it.
    const paysNow = !order.paysLater && !order.source;
    const held = paysNow ? parts.heldNow : parts.held;
    const paying = order.holdUntil ? parts.payingHeld : parts.paying;
    const { buttons } = texts();
    return {
      ...head,
      picture: await this.pictureOf(order),
      blocks: [
        ...parts.text,
        orderFacts(order),
        ...dateNote(order),
        // Tells clients how long their seats are held (rules/departures 3).
        ...(openToKeep(order) ?? (order.holdUntil ? held : [])),
        ...(paysNow ? lineBlocks(order) : await this.money(order)),
        { kind: 'button', label: paysNow ? buttons.view : buttons.viewOrPay, url: this.orderPage(order) },
        ...(paysNow ? parts.payingNow : paying),
        ...((await this.asksTravellers(order)) ? parts.travellers : []),
        ...asNotes(parts.note),
      ],
      attachments: [await this.documents.proforma(order, 'client'), ...(await this.calendar.attachments(order))],
    };
  }

  private async statusChanged(
    order: Order,
    status: EmailedStatus,
    entries: readonly LedgerEntry[],
  ): Promise<MailContent> {
    const refund = status === 'APPROVED' ? null : refundOf(order, entries);
    const credit = entries.findLast(({ direction, voidedAt }) => direction === 'out' && !voidedAt);
    const { document, ...values } = statusWords(order, status, refund);
    const { head, parts } = await this.words.fill(document, { ...aboutOrder(order), ...values });
    const isConfirmed = status === 'APPROVED';
    // A deposit confirms the order, and its receipt comes with this mail: how to pay would contradict it.
    const isAskedToPay = isConfirmed && order.paid === 0;
    return {
      ...head,
      ...(isConfirmed && { picture: await this.pictureOf(order) }),
      subject: `${testPrefix(order.paidBy === 'test')}${head.subject}`,
      blocks: [
        ...parts.text,
        ...(isAskedToPay && 'paying' in parts ? parts.paying : []),
        ...refundBlocks(refund),
        orderFacts(order),
        ...(status === 'REFUNDED' && credit ? await this.documents.signedBlocks([credit.receiptNumber]) : []),
        ...(isAskedToPay ? await this.money(order) : []),
        ...(isConfirmed && !isAskedToPay ? [...lineBlocks(order), ...scheduleBlocks(order)] : []),
        ...testNote(order.paidBy === 'test'),
        ...(await this.orderAgain(order)),
        {
          kind: 'button',
          label: isAskedToPay ? texts().buttons.viewOrPay : texts().buttons.view,
          url: this.orderPage(order),
        },
        questions(this.company),
      ],
      attachments: [
        ...(status === 'REFUNDED' && credit ? [await this.documents.receipt(order, credit)] : []),
        // Confirms or cancels the entry in the client's calendar.
        ...(await this.calendar.attachments(order)),
      ],
    };
  }

  /** A sample for each status change. */
  private statusSamples(): Partial<Record<StatusDocument, MailSample>> {
    const sample = (status: EmailedStatus, facts: Partial<Order>) => () =>
      this.statusChanged(sampleOrder({ status, ...facts }), status, []);
    const cancelled = { paid: 1092, refundDue: 819 };
    return {
      'mail-order-confirmed': sample('APPROVED', {}),
      'mail-order-rejected': sample('REJECTED', {}),
      'mail-order-cancelled': sample('CANCELLED', { cancelledBy: 'office', ...cancelled }),
      'mail-order-cancelled-by-client': sample('CANCELLED', { cancelledBy: 'client', ...cancelled }),
      'mail-departure-cancelled': sample('CANCELLED', {
        cancelledBy: 'departure',
        cancelReason: 'Too few people have booked.',
        ...cancelled,
      }),
      'mail-hold-ended': sample('CANCELLED', { cancelReason: EXPIRED }),
      'mail-order-refunded': sample('REFUNDED', {}),
      'mail-order-partly-refunded': sample('REFUNDED', cancelled),
    };
  }

  /** Whether the order's tour asks who travels (rules/privacy 1). */
  private async asksTravellers(order: Order): Promise<boolean> {
    const tour = order.itemType === 'tour' ? await this.tours.find(order.itemId) : null;
    return tour?.asksTravellers ?? false;
  }

  /** A client whose hold has ended may order again, if the tour is still on sale (rules/departures 4). */
  private async orderAgain(order: Order): Promise<MailBlock[]> {
    if (endingOf(order)?.by !== 'hold' || order.itemType !== 'tour') return [];
    const tour = await this.tours.findPublic(order.itemId);
    return tour
      ? [{ kind: 'button', label: texts().buttons.orderAgain, url: pageAt(this.env.PUBLIC_URL, `/tour/${tour.slug}`) }]
      : [];
  }

  /** The price in detail, when it is due, what cancelling costs, and how to pay it by transfer. */
  private async money(order: Order): Promise<MailBlock[]> {
    return [
      ...lineBlocks(order),
      ...scheduleBlocks(order),
      ...cancellationBlocks(order),
      ...bankBlocks(order, await this.settings.terms()),
    ];
  }

  private pictureOf({ itemType, itemId }: Order): Promise<string | undefined> {
    return this.pictures.urlOf(itemType, itemId);
  }

  private orderPage(order: Order): string {
    return mailedPageOf(this.env.PUBLIC_URL, order);
  }

  private async toCompany(order: Order): Promise<MailContent> {
    return {
      subject: `New order ${order.number}: ${itemWritten(order)} (${usd(order.amount)})`,
      preview: `${order.names}, ${order.phoneNumber}`,
      heading: 'You have a new order.',
      blocks: [
        orderFacts(order),
        {
          kind: 'facts',
          rows: [
            ['Client', order.names],
            ['Phone', order.phoneNumber],
            ['Email', order.email],
            ['Address', order.address],
            ['Location', order.location],
            ...(order.message ? [['Message', order.message] as const] : []),
          ],
        },
        ...dayToAsk(order),
        { kind: 'button', label: 'Open the bookings', url: `${this.env.PUBLIC_URL}/account/tour-bookings` },
      ],
      attachments: [await this.documents.proforma(order, 'staff')],
    };
  }
}

const pastDay = ({ needDate }: Order): MailBlock => ({
  kind: 'paragraph',
  text: `The travel date that was sent, ${catDay(needDate)}, had already passed when the order was made: the day and the month may have been swapped. Please check with the client.`,
});

/** The office's question to the client about the day. */
function dayToAsk(order: Order): MailBlock[] {
  if (isTravelDayPast(order)) return [pastDay(order)];
  if (!isDateMissing(order)) return [];
  return [{ kind: 'paragraph', text: 'The client has not chosen a travel date. Please ask for one.' }];
}
