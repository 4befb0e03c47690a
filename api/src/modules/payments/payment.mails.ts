import { itemTitle } from '@imisozi/core/item-title';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { catMoment, usd } from '../../texts/reader.js';
import { isMobileProvider, MOBILE_NAMES } from '@imisozi/core/mobile-money';
import { EXPIRED } from '@imisozi/core/order-status';
import { moneyIn } from '@imisozi/core/paid-in-currency';
import { clientName } from '../../common/client-name.js';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../config/env.js';
import { MailKinds, mailKind, type MailBlock, type MailContent } from '../mail/mail.kinds.js';
import { MailService } from '../mail/mail.service.js';
import { MailTexts } from '../mail/texts/mail-texts.js';
import type { Order } from '../orders/order.entity.js';
import { aboutOrder, questions, toClientOf } from '../orders/order.mail-blocks.js';
import type { Payment } from './payment.entity.js';
import { isMobilePayment, isTestPayment } from './payment.money.js';
import { PAYMENT_IN_REVIEW, PAYMENT_SETTLED, type PaymentChanged, type PaymentSettled } from './payment.events.js';
import { samplePayment } from './payment.preview-data.js';
import { PaymentsService } from './payments.service.js';

/** The data of mails about payments. */
interface AboutPayment {
  readonly paymentId: string;
}

const SETTLED_BY_CARD = mailKind<AboutPayment>('payment-settled-company');
const IN_REVIEW = mailKind<AboutPayment>('payment-review-company');
const PAID_TOO_LATE = mailKind<AboutPayment>('payment-too-late');

/**
 * The mails about payments: when they are queued, and their content. The mails of orders tell the client that an order
 * is paid.
 */
@Injectable()
export class PaymentMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
    private readonly words: MailTexts,
    private readonly payments: PaymentsService,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      SETTLED_BY_CARD,
      async (about) => this.settled(await this.payments.get(about.paymentId)),
      () => this.settled(samplePayment()),
    );
    this.kinds.register(
      IN_REVIEW,
      async (about) => this.inReview(await this.payments.get(about.paymentId)),
      () =>
        this.inReview(
          samplePayment({
            status: 'REVIEW',
            settledAt: null,
            reviewReason: 'Order 2026-000042 was already CANCELLED when the money arrived.',
          }),
        ),
    );
    this.kinds.register(
      PAID_TOO_LATE,
      async (about) => this.paidTooLate(await this.payments.get(about.paymentId)),
      () => this.paidTooLate(samplePayment({ status: 'REVIEW', settledAt: null })),
      'mail-paid-too-late',
    );
  }

  @OnDomainEvent(PAYMENT_SETTLED, 'mails')
  paymentSettled(tx: EntityManager, { payment, order }: PaymentSettled): Promise<void> {
    return this.mail.queue(tx, SETTLED_BY_CARD, { paymentId: payment.id }, this.toCompany(payment, order));
  }

  @OnDomainEvent(PAYMENT_IN_REVIEW, 'mails')
  async paymentInReview(tx: EntityManager, { payment, order }: PaymentChanged): Promise<void> {
    const about = { paymentId: payment.id };
    await this.mail.queue(tx, IN_REVIEW, about, this.toCompany(payment, order));
    if (order?.cancelReason === EXPIRED) await this.mail.queue(tx, PAID_TOO_LATE, about, toClientOf(order));
  }

  /** Staff know a payment by its order's number, or else by its own reference. */
  private toCompany({ orderId, reference }: Payment, order: Order | null) {
    return { to: this.company.email, ...(orderId && { orderId }), reference: order?.number ?? reference };
  }

  private settled(payment: Payment): MailContent {
    const order = payment.order?.number ?? '';
    return {
      subject: `${test(payment)}Order ${order} is paid (${usd(payment.amount)})`,
      preview: `${payment.order?.names ?? ''} paid by ${wayOf(payment)}.`,
      heading: isMobilePayment(payment)
        ? 'You have received a payment by mobile money.'
        : 'You have received a card payment.',
      blocks: [paymentFacts(payment), this.button()],
    };
  }

  private inReview(payment: Payment): MailContent {
    const reason = payment.reviewReason ?? '';
    return {
      subject: `${test(payment)}Please review a payment of ${usd(payment.amount)}`,
      preview: reason,
      heading: 'A payment needs your attention.',
      blocks: [
        {
          kind: 'paragraph',
          text: `Money has moved, or may have moved, but something doesn't match:\n${reason}\nNo order has been changed. Please check the payment in the gateway's own console, then either refund it there or record it by hand.`,
        },
        paymentFacts(payment),
        this.button(),
      ],
    };
  }

  /** For money that arrived after the seats were gone (rules/payments 4). */
  private async paidTooLate(payment: Payment): Promise<MailContent> {
    const about = payment.order ? aboutOrder(payment.order) : { name: clientName(''), order: '', tour: '', day: '' };
    const { head, parts } = await this.words.fill('mail-paid-too-late', { ...about, amount: usd(payment.amount) });
    return {
      ...head,
      subject: `${test(payment)}${head.subject}`,
      blocks: [...parts.text, questions(this.company)],
    };
  }

  private button(): MailBlock {
    return { kind: 'button', label: 'Open the payments', url: `${this.env.PUBLIC_URL}/account/payments` };
  }
}

/** A test must be recognisable at first sight. */
const test = (payment: Payment) => (isTestPayment(payment) ? '[TEST] ' : '');

const wayOf = ({ provider }: Payment): string => (isMobileProvider(provider) ? MOBILE_NAMES[provider] : 'card');

/** The service, and what moves; the number stays in the dashboard, because mails are kept longer. */
function mobileFacts({ provider, inCurrency }: Payment): [string, string][] {
  if (!isMobileProvider(provider)) return [];
  return [
    ['Mobile money', MOBILE_NAMES[provider]],
    ...(inCurrency ? ([['In francs', moneyIn(inCurrency, 'en-US')]] as [string, string][]) : []),
  ];
}

function paymentFacts(payment: Payment): MailBlock {
  const { order } = payment;
  return {
    kind: 'facts',
    rows: [
      ['Reference', payment.reference],
      ['Amount', `${usd(payment.amount)} ${payment.currency}`],
      ...mobileFacts(payment),
      ...(order
        ? ([
            ['Order', order.number],
            ['Client', order.names],
            [order.itemType === 'tour' ? 'Tour' : 'Event', itemTitle(order.itemType, order.people, order.itemTitle)],
          ] as const)
        : ([['Order', 'None given']] as const)),
      ...(payment.settledAt ? [['Settled', catMoment(payment.settledAt)] as const] : []),
      ['Payment started', catMoment(payment.createdAt)],
      ...(isTestPayment(payment) ? [['Test', 'No money has moved: this is the sandbox.'] as const] : []),
    ],
  };
}
