import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { CURRENCY, usd } from '@imisozi/core/money';
import { parseCents, matchesPrice } from '@imisozi/core/price-check';
import { refusal } from '../../platform/errors/refused.js';
import type { CurrentUser } from '../../platform/auth/access.decorators.js';
import { priceNotAllowed } from '../prices/price-not-allowed.js';
import { InjectCompany } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import { payableAmounts } from '../orders/order.balance.js';
import { OrderReferences } from '../orders/keys/order.references.js';
import type { Order } from '../orders/order.entity.js';
import { GiftVouchersService } from '../gift-vouchers/gift-vouchers.service.js';
import { OrderShares } from '../shares/order.shares.js';
import { statusesBefore } from '@imisozi/core/order-status';
import { sessionAnswer, type OpenSessionDto, type SessionAnswer } from './dto/payment-session.dto.js';
import { PaymentGateway, type CheckoutRequest } from './gateway/payment-gateway.js';
import { Payment } from './payment.entity.js';
import { newReference } from './payment.reference.js';

/** A million dollars; a larger amount is a mistake. */
const MAX_CENTS = 100_000_000;

/** The gateway allows at most 127 characters in a description. */
const MAX_TITLE_LENGTH = 100;

/** A payment that is about to be opened; in US dollars. */
interface NewPayment {
  readonly price: number;
  readonly description: string;
  readonly orderId: string | null;
  readonly shareId: string | null;
  readonly giftVoucherId?: string;
  /** The page that the payer returns to. */
  readonly successUrl: string;
}

@Injectable()
export class PaymentsService {
  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    @InjectCompany() private readonly company: Company,
    private readonly references: OrderReferences,
    private readonly shares: OrderShares,
    private readonly gifts: GiftVouchersService,
    private readonly gateway: PaymentGateway,
  ) {}

  /**
   * Opens a session at the gateway to pay an order (rules/payments 2). Without an order, as deployed clients request
   * it, the payment will need a review.
   * @throws Refused when the amount is not the order's, or cannot be paid
   * @throws Refused for an unknown order
   * @throws Refused for an order that is paid, or can no longer be paid
   * @throws GatewayFailure when no session can be opened
   */
  async open(
    { amount, orderId: reference, shareId, giftVoucherKey }: OpenSessionDto,
    caller: CurrentUser | undefined,
  ): Promise<SessionAnswer> {
    if (shareId) return this.openShare(amount, shareId);
    if (giftVoucherKey) return this.openGift(amount, giftVoucherKey);
    const need = { resource: 'orders', action: 'show' };
    const known = reference ? await this.references.find({ reference, caller, need }) : null;
    const order = known?.order ?? null;
    if (order) refuseUnpayable(order);
    const price = allowedAmount(amount, order);
    const description = order ? `Order ${order.number}: ${usd(price)}` : `Payment of ${usd(price)}`;
    const successUrl = known ? `/myorder/${known.reference}` : '/';
    return this.start({ price, description, orderId: order?.id ?? null, shareId: null, successUrl });
  }

  /** The payer of a share learns nothing of the order, so the description only names the tour (rules/money 10). */
  private async openShare(amount: unknown, shareId: string): Promise<SessionAnswer> {
    const { share, order } = await this.shares.payable(shareId);
    if (!matchesPrice(amount, share.amount)) throw priceNotAllowed(amount);
    const description = `${order.itemTitle.slice(0, MAX_TITLE_LENGTH)}: ${usd(share.amount)}`;
    // A friend who pays a share returns to that share, not to the order.
    const successUrl = `/pay/${shareId}`;
    return this.start({ price: share.amount, description, orderId: order.id, shareId, successUrl });
  }

  /** @throws Refused for a voucher that was paid or has ended before */
  private async openGift(amount: unknown, key: string): Promise<SessionAnswer> {
    const { id, amount: price, state } = await this.gifts.byKey(key);
    if (state !== 'unpaid') throw refusal('gift-voucher-paid');
    if (!matchesPrice(amount, price)) throw priceNotAllowed(amount);
    const description = `Gift voucher: ${usd(price)}`;
    return this.start({
      price,
      description,
      orderId: null,
      shareId: null,
      giftVoucherId: id,
      successUrl: `/gift/${key}`,
    });
  }

  private async start({
    price,
    description,
    orderId,
    shareId,
    giftVoucherId,
    successUrl,
  }: NewPayment): Promise<SessionAnswer> {
    const checkout: CheckoutRequest = {
      reference: newReference(),
      amount: price,
      currency: CURRENCY,
      description,
    };
    const { sessionId, successIndicator } = await this.gateway.createSession(checkout);
    const payment = this.payments.create({
      orderId,
      shareId,
      giftVoucherId: giftVoucherId ?? null,
      provider: this.gateway.provider,
      reference: checkout.reference,
      sessionId,
      successIndicator,
      amount: price,
      currency: CURRENCY,
      status: 'OPEN',
    });
    await this.payments.save(payment, { reload: false, transaction: false });
    return { ...sessionAnswer(payment, checkout, this.gateway, this.company), successUrl };
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<Payment> {
    return this.found(await this.payments.findOne({ where: { id }, relations: { order: true } }));
  }

  /** @throws Refused for an unknown reference */
  async getByReference(reference: string): Promise<Payment> {
    return this.found(await this.findByReference(reference));
  }

  findByReference(reference: string): Promise<Payment | null> {
    return this.payments.findOneBy({ reference });
  }

  private found(payment: Payment | null): Payment {
    if (!payment) throw refusal('payment-not-found');
    return payment;
  }
}

function refuseUnpayable({ status }: Order): void {
  if (status === 'PAID') throw refusal('order-already-paid');
  if (!statusesBefore('PAID').includes(status)) {
    throw refusal('order-cannot-be-paid', { status });
  }
}

/**
 * The amount to pay: the order's own price if there is an order, else the requested one.
 * @returns US dollars
 * @throws Refused (400) for an amount other than the order's, or one that no card can pay
 */
function allowedAmount(amount: unknown, order: Order | null): number {
  if (order) {
    const payable = payableAmounts(order).find((price) => matchesPrice(amount, price));
    if (payable === undefined) throw priceNotAllowed(amount);
    return payable;
  }
  const cents = parseCents(amount);
  if (cents === null || cents <= 0 || cents > MAX_CENTS) throw priceNotAllowed(amount);
  return cents / 100;
}
