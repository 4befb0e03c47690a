import { Injectable, type OnModuleInit } from '@nestjs/common';
import { catMoment } from '@imisozi/core/kigali-time';
import { usd } from '@imisozi/core/money';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import type { MailBlock, MailContent } from '../mail/mail.content.js';
import { MailKinds } from '../mail/mail.kinds.js';
import type { Payment } from './payment.entity.js';
import { PAYMENT_IN_REVIEW, PAYMENT_SETTLED_BY_CARD } from './payment.mail-kinds.js';
import { samplePayment } from './payment.sample.js';
import { PaymentsService } from './payments.service.js';

/** What mails say about payments. Clients hear of a paid order from the order itself. */
@Injectable()
export class PaymentMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    private readonly templates: MailKinds,
    private readonly payments: PaymentsService,
  ) {}

  onModuleInit(): void {
    this.templates.register(
      PAYMENT_SETTLED_BY_CARD,
      async (about) => this.settled(await this.payments.get(about.paymentId)),
      () => this.settled(samplePayment()),
    );
    this.templates.register(
      PAYMENT_IN_REVIEW,
      async (about) => this.inReview(await this.payments.get(about.paymentId)),
      () =>
        this.inReview(
          samplePayment({
            status: 'REVIEW',
            settledAt: null,
            reviewReason: 'The order 2026-000042 was already CANCELLED when the money arrived.',
          }),
        ),
    );
  }

  private settled(payment: Payment): MailContent {
    const order = payment.order?.number ?? '';
    return {
      subject: `${test(payment)}Order ${order} is paid (${usd(payment.amount)})`,
      preview: `${payment.order?.names ?? ''} paid by card.`,
      heading: 'A card payment has arrived.',
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
          text: `Money has moved, or may have, and something does not match:\n${reason}\nNo order was changed. Please compare it with the card gateway's own pages, and refund it there or record the payment by hand.`,
        },
        paymentFacts(payment),
        this.button(),
      ],
    };
  }

  private button(): MailBlock {
    return { kind: 'button', label: 'Open the payments', url: `${this.env.PUBLIC_URL}/account/payments` };
  }
}

/** A test must be known for one at first sight. */
const test = ({ provider }: Payment) => (provider === 'sandbox' ? '[TEST] ' : '');

function paymentFacts(payment: Payment): MailBlock {
  const { order } = payment;
  return {
    kind: 'facts',
    rows: [
      ['Reference', payment.reference],
      ['Amount', `${usd(payment.amount)} ${payment.currency}`],
      ...(order
        ? ([
            ['Order', order.number],
            ['Client', order.names],
            [order.itemType === 'tour' ? 'Tour' : 'Event', order.itemTitle],
          ] as const)
        : ([['Order', 'not named']] as const)),
      ...(payment.settledAt ? [['Settled', catMoment(payment.settledAt)] as const] : []),
      ['Session opened', catMoment(payment.createdAt)],
      ...(payment.provider === 'sandbox' ? [['Test', 'No money has moved: this is the sandbox.'] as const] : []),
    ],
  };
}
