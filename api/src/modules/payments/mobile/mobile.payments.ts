import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, MoreThan, Repository, type EntityManager } from 'typeorm';
import {
  APPROVAL_MINUTES,
  MOBILE_CURRENCY,
  MOBILE_NAMES,
  MOBILE_PROVIDERS,
  mobileNumber,
} from '@imisozi/core/mobile-money';
import { CURRENCY } from '@imisozi/core/money';
import { minorUnitsFor, moneyIn, type PaidInCurrency } from '@imisozi/core/paid-in-currency';
import type { CurrentUser } from '../../../platform/auth/access.decorators.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { refusal } from '../../../platform/errors/refused.js';
import { Idempotency, type Remember } from '../../../platform/idempotency/idempotency.js';
import { lockOrder } from '../../orders/order.records.js';
import { SettingsService } from '../../settings/settings.service.js';
import { GatewayFailure } from '../gateway/payment-gateway.js';
import { Payment } from '../payment.entity.js';
import { isMobilePayment } from '../payment.money.js';
import { newReference } from '../payment.reference.js';
import { PaymentSettlement, type Requester } from '../payment.settlement.js';
import { PaymentSubjects, type PaymentSubject } from '../payment.subjects.js';
import { transitionPayment } from '../payment.transitions.js';
import {
  mobilePaymentAnswer,
  mobilePaymentView,
  type MobilePaymentAnswer,
  type MobilePaymentDto,
  type MobilePaymentView,
} from './mobile-payment.dto.js';
import { MobileGateways } from './mobile-gateways.js';
import { MobileRefusal, type MobileGateway } from './mobile-gateway.js';

const APPROVAL_MS = APPROVAL_MINUTES * 60_000;

/** However many pages and callbacks ask, the service is asked about one payment at most this often. */
const ASK_MS = 2_000;

/** What payers read on the phone: the services refuse other characters. */
const PLAIN = /[^A-Za-z0-9 ]/g;
const MAX_DESCRIPTION = 60;

/** A payment that is about to be asked for. */
interface Wanted extends PaymentSubject {
  readonly gateway: MobileGateway;
  readonly inCurrency: PaidInCurrency;
  readonly phoneNumber: string;
}

/** Payments by mobile money: asking the payer, and following how they stand (rules/mobile-money). */
@Injectable()
export class MobilePayments {
  private readonly logger = new Logger('Payments');

  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly gateways: MobileGateways,
    private readonly subjects: PaymentSubjects,
    private readonly settings: SettingsService,
    private readonly settlement: PaymentSettlement,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Asks the owner of a number to approve (rules/mobile-money 2). The payment is kept first: no money comes that nobody
   * knows of. The same wish again, while the phone waits, is the same payment.
   * @param key the client's `Idempotency-Key`, if any
   * @throws Refused as {@link PaymentSubjects.of} says, and without an order or a part of a bill
   * @throws Refused for a service that is not in use, and while the office has no rate for francs
   * @throws Refused if the francs are no longer those that the payer was shown
   * @throws Refused while another request for the same waits on a phone
   * @throws Refused when the service does not take the number
   * @throws GatewayFailure when the service cannot be reached
   */
  ask(body: MobilePaymentDto, caller: CurrentUser | undefined, key: string | undefined): Promise<MobilePaymentAnswer> {
    const route = `mobile ${caller?.id ?? 'public'} ${body.orderId ?? body.shareId ?? ''}`;
    return this.idempotency.once({ route, key, body }, async (remember) => {
      const wanted = await this.wanted(body, caller);
      await this.refreshWaiting(wanted);
      const { payment, isNew } = await this.keep(wanted, remember);
      if (isNew) await this.request(payment, wanted);
      return mobilePaymentAnswer(payment, wanted.successUrl);
    });
  }

  /**
   * How a payment stands, asked at the service if nobody has just done so. If it does not answer, as it was.
   * @throws Refused for an unknown reference
   */
  async state(reference: string): Promise<MobilePaymentView> {
    const payment = await this.payments.findOneBy({ reference });
    if (!payment || !isMobilePayment(payment)) throw refusal('payment-not-found');
    try {
      return mobilePaymentView(await this.follow(payment, 'anybody'));
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      this.logger.warn(error.message);
      return mobilePaymentView(payment);
    }
  }

  /**
   * A service says that something has changed: it is asked. A reference that is unknown is ignored.
   * @throws GatewayFailure when the service cannot be asked
   */
  async calledBack(reference: string | undefined): Promise<void> {
    const payment = reference ? await this.payments.findOneBy({ reference }) : null;
    if (payment && isMobilePayment(payment)) await this.settlement.settle(payment, 'gateway');
  }

  private async wanted(body: MobilePaymentDto, caller: CurrentUser | undefined): Promise<Wanted> {
    const service = MOBILE_NAMES[body.provider];
    const gateway = this.gateways.find(body.provider);
    const { rates } = await this.settings.get();
    const rate = rates[MOBILE_CURRENCY];
    if (!gateway || !rate) throw refusal('mobile-money-off', { service });
    const subject = await this.subjects.of(body, caller);
    if (!subject.orderId) throw refusal('order-not-found');
    const amount = minorUnitsFor(MOBILE_CURRENCY, subject.price, rate);
    const inCurrency = { currency: MOBILE_CURRENCY, amount, rate } as const;
    if (body.francs !== undefined && body.francs !== amount) {
      throw refusal('mobile-amount-changed', { amount: moneyIn(inCurrency, 'en-US') });
    }
    return { ...subject, gateway, inCurrency, phoneNumber: mobileNumber(body.phoneNumber, body.provider)! };
  }

  /** A request that was declined on the phone must not stand in the way of the next one. */
  private async refreshWaiting({ orderId, shareId }: Wanted): Promise<void> {
    const waiting = await this.payments.findOneBy(waitingFor(orderId!, shareId));
    if (waiting) await this.state(waiting.reference);
  }

  /** Keeps the payment, unless the same one waits already; the lock on the order lets one request at a time do so. */
  private keep(wanted: Wanted, remember: Remember): Promise<{ readonly payment: Payment; readonly isNew: boolean }> {
    const { orderId, shareId, successUrl } = wanted;
    return this.transactions.run(async (tx) => {
      await lockOrder(tx, orderId!);
      const waiting = await tx.findOneBy(Payment, waitingFor(orderId!, shareId));
      if (waiting && !isSame(waiting, wanted)) throw refusal('mobile-payment-waiting');
      const payment = waiting ?? (await tx.save(paymentOf(tx, wanted), { reload: false }));
      remember(tx, mobilePaymentAnswer(payment, successUrl));
      return { payment, isNew: !waiting };
    });
  }

  private async request(payment: Payment, { gateway, description, phoneNumber, inCurrency }: Wanted): Promise<void> {
    try {
      await gateway.request({
        reference: payment.reference,
        requestId: payment.sessionId!,
        phoneNumber,
        francs: inCurrency.amount,
        description: description.replace(PLAIN, ' ').replace(/ +/g, ' ').slice(0, MAX_DESCRIPTION).trim(),
      });
    } catch (error) {
      if (!(error instanceof MobileRefusal) && !(error instanceof GatewayFailure)) throw error;
      this.logger.warn(error.message);
      // Nobody was asked, so there is nothing to ask about either.
      await this.transactions.run((tx) => transitionPayment(tx, payment, 'FAILED', { endedAt: new Date() }));
      if (error instanceof GatewayFailure) throw error;
      throw refusal('mobile-payment-refused', { service: MOBILE_NAMES[gateway.provider] });
    }
  }

  /** Asks the service, if nobody has done so in the last seconds. */
  private async follow(payment: Payment, requester: Requester): Promise<Payment> {
    const { id } = payment;
    const free = [{ checkedAt: IsNull() }, { checkedAt: LessThan(new Date(Date.now() - ASK_MS)) }];
    for (const where of free) {
      const { affected } = await this.payments.update({ id, ...where }, { checkedAt: new Date() });
      if (affected === 1) return this.settlement.settle(payment, requester);
    }
    return this.payments.findOneByOrFail({ id });
  }
}

/** A request for the same that the payer can still approve. */
const waitingFor = (orderId: string, shareId: string | null) => ({
  orderId,
  shareId: shareId ?? IsNull(),
  provider: In([...MOBILE_PROVIDERS]),
  status: 'OPEN' as const,
  createdAt: MoreThan(new Date(Date.now() - APPROVAL_MS)),
});

const isSame = (payment: Payment, { price, gateway, phoneNumber, inCurrency }: Wanted): boolean =>
  payment.amount === price &&
  payment.provider === gateway.provider &&
  payment.phoneNumber === phoneNumber &&
  payment.inCurrency?.amount === inCurrency.amount;

const paymentOf = (tx: EntityManager, wanted: Wanted): Payment =>
  tx.create(Payment, {
    orderId: wanted.orderId,
    shareId: wanted.shareId,
    giftVoucherId: null,
    provider: wanted.gateway.provider,
    isTest: wanted.gateway.isTest,
    reference: newReference(),
    sessionId: randomUUID(),
    successIndicator: null,
    amount: wanted.price,
    currency: CURRENCY,
    inCurrency: wanted.inCurrency,
    phoneNumber: wanted.phoneNumber,
    status: 'OPEN',
  });
