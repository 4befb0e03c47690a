import { Injectable } from '@nestjs/common';
import { usd } from '@imisozi/core/money';
import { parseCents, matchesPrice } from '@imisozi/core/price-check';
import { statusesBefore } from '@imisozi/core/order-status';
import { refusal } from '../../platform/errors/refused.js';
import type { CurrentUser } from '../../platform/auth/access.decorators.js';
import { priceNotAllowed } from '../prices/price-not-allowed.js';
import { payableAmounts } from '../orders/order.balance.js';
import { OrderReferences } from '../orders/keys/order.references.js';
import type { Order } from '../orders/order.entity.js';
import { GiftVouchersService } from '../gift-vouchers/gift-vouchers.service.js';
import { OrderShares } from '../shares/order.shares.js';

/** A million dollars; a larger amount is a mistake. */
const MAX_CENTS = 100_000_000;

/** The gateway allows at most 127 characters in a description. */
const MAX_TITLE_LENGTH = 100;

/** What a caller says that it pays. */
export interface PaidSubject {
  readonly amount: unknown;
  readonly orderId?: string | undefined;
  readonly shareId?: string | undefined;
  readonly giftVoucherKey?: string | undefined;
}

/** What a payment is for, and how much it is; in US dollars. */
export interface PaymentSubject {
  readonly price: number;
  readonly description: string;
  readonly orderId: string | null;
  readonly shareId: string | null;
  readonly giftVoucherId: string | null;
  /** The page that the payer returns to. */
  readonly successUrl: string;
}

/** Finds what is to be paid, and whether it can be paid now (rules/payments 2). */
@Injectable()
export class PaymentSubjects {
  constructor(
    private readonly references: OrderReferences,
    private readonly shares: OrderShares,
    private readonly gifts: GiftVouchersService,
  ) {}

  /**
   * @throws Refused when the amount is not the order's, or cannot be paid
   * @throws Refused for an unknown order
   * @throws Refused for an order that is paid, or can no longer be paid
   */
  async of(
    { amount, orderId: reference, shareId, giftVoucherKey }: PaidSubject,
    caller: CurrentUser | undefined,
  ): Promise<PaymentSubject> {
    if (shareId) return this.ofShare(amount, shareId);
    if (giftVoucherKey) return this.ofGift(amount, giftVoucherKey);
    const need = { resource: 'orders', action: 'show' };
    const known = reference ? await this.references.find({ reference, caller, need }) : null;
    const order = known?.order ?? null;
    if (order) refuseUnpayable(order);
    const price = allowedAmount(amount, order);
    return {
      price,
      description: order ? `Order ${order.number}: ${usd(price)}` : `Payment of ${usd(price)}`,
      orderId: order?.id ?? null,
      shareId: null,
      giftVoucherId: null,
      successUrl: known ? `/myorder/${known.reference}` : '/',
    };
  }

  /** The payer of a share learns nothing of the order, so the description only names the tour (rules/money 10). */
  private async ofShare(amount: unknown, shareId: string): Promise<PaymentSubject> {
    const { share, order } = await this.shares.payable(shareId);
    if (!matchesPrice(amount, share.amount)) throw priceNotAllowed(amount);
    return {
      price: share.amount,
      description: `${order.itemTitle.slice(0, MAX_TITLE_LENGTH)}: ${usd(share.amount)}`,
      orderId: order.id,
      shareId,
      giftVoucherId: null,
      // A friend who pays a share returns to that share, not to the order.
      successUrl: `/pay/${shareId}`,
    };
  }

  /** @throws Refused for a voucher that was paid or has ended before */
  private async ofGift(amount: unknown, key: string): Promise<PaymentSubject> {
    const { id, amount: price, state } = await this.gifts.byKey(key);
    if (state !== 'unpaid') throw refusal('gift-voucher-paid');
    if (!matchesPrice(amount, price)) throw priceNotAllowed(amount);
    return {
      price,
      description: `Gift voucher: ${usd(price)}`,
      orderId: null,
      shareId: null,
      giftVoucherId: id,
      successUrl: `/gift/${key}`,
    };
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
