import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThanOrEqual, Repository, type FindOptionsWhere } from 'typeorm';
import { failureOf } from '../../platform/logging/failure.js';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { GatewayFailure } from './gateway/payment-gateway.js';
import { PaymentGateways } from './gateway/payment-gateways.js';
import { Payment } from './payment.entity.js';
import { PaymentSettlement } from './payment.settlement.js';

/** How often the gateway is asked about one payment (rules/payments 5). */
const ASK_MS = 5 * 60_000;
const MAX_A_ROUND = 200;

/** After this many failures of the gateway in one round, it is not queried until the next. */
const MAX_FAILURES = 3;

/**
 * Queries payments whose payer never returned; several processes share the work. Failed ones are queried too, and once
 * more after their session has ended, because a payer may try another card.
 */
@Injectable()
export class PaymentPoller {
  private readonly logger = new Logger('Payments');

  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly gateways: PaymentGateways,
    private readonly settlement: PaymentSettlement,
  ) {}

  /** Queries the payments that are due. */
  @EveryInterval('check open payments')
  async round(stopping?: AbortSignal): Promise<void> {
    let failures = 0;
    for (const payment of await this.due()) {
      if (stopping?.aborted) return;
      if (!(await this.claim(payment))) continue;
      try {
        await this.settlement.settle(payment, 'anybody');
      } catch (error) {
        // It goes to the end of the queue, so that one bad payment does not delay the others.
        this.logger.warn(`Could not check the payment ${payment.reference}: ${reasonOf(error)}`);
        failures += error instanceof GatewayFailure ? 1 : 0;
        if (failures >= MAX_FAILURES) return;
      }
    }
  }

  private due(): Promise<Payment[]> {
    const provider = In(this.gateways.providers);
    const before = LessThanOrEqual(new Date(Date.now() - ASK_MS));
    const where: FindOptionsWhere<Payment>[] = [
      { provider, status: In(['OPEN', 'FAILED']), endedAt: IsNull(), checkedAt: before },
      { provider, status: In(['OPEN', 'FAILED']), endedAt: IsNull(), checkedAt: IsNull(), createdAt: before },
    ];
    // Payments that were never queried come first: both databases sort NULL first.
    return this.payments.find({ where, order: { checkedAt: 'ASC' }, take: MAX_A_ROUND });
  }

  /** True for only one of several processes that want to query the same payment. */
  private async claim({ id, checkedAt }: Payment): Promise<boolean> {
    const result = await this.payments.update({ id, checkedAt: checkedAt ?? IsNull() }, { checkedAt: new Date() });
    return result.affected === 1;
  }
}

const reasonOf = (error: unknown) => (error instanceof GatewayFailure ? error.message : failureOf(error));
