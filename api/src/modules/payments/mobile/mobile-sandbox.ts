import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { APPROVAL_MINUTES, MOBILE_PROVIDERS, type MobileProvider } from '@imisozi/core/mobile-money';
import { refusal } from '../../../platform/errors/refused.js';
import type { GatewayOrder } from '../gateway/payment-gateway.js';
import { asked } from '../payment.money.js';
import type { Payment } from '../payment.entity.js';
import { SandboxPayment, type SandboxStatus } from '../sandbox/sandbox-payment.entity.js';
import { STATUS_AFTER, type Outcome } from '../sandbox/sandbox-outcome.js';
import { MobileGateway, type MobileRequest } from './mobile-gateway.js';

const APPROVAL_MS = APPROVAL_MINUTES * 60_000;

/**
 * Mobile money inside the product, for tests and demonstrations: nobody's phone rings, the page has a button for each
 * way it can end, and no money moves (rules/mobile-money 6).
 */
@Injectable()
export class MobileSandbox {
  /** One for each service. */
  readonly gateways: readonly MobileGateway[];

  constructor(@InjectRepository(SandboxPayment) private readonly payments: Repository<SandboxPayment>) {
    this.gateways = MOBILE_PROVIDERS.map((provider) => new SandboxOf(provider, payments));
  }

  /**
   * The payer has pressed a button; the first counts.
   * @throws Refused for a payment that the sandbox does not know
   * @throws Refused when it was decided before, or its time is over
   */
  async decide(reference: string, outcome: Outcome): Promise<void> {
    const since = MoreThan(new Date(Date.now() - APPROVAL_MS));
    const { affected } = await this.payments.update(
      { reference, status: 'INITIATED', createdAt: since },
      { status: STATUS_AFTER[outcome] },
    );
    if (affected === 1) return;
    const payment = await this.payments.findOneBy({ reference });
    if (!payment) throw refusal('test-session-not-found');
    throw refusal(payment.status === 'CAPTURED' ? 'test-payment-approved' : 'test-session-expired');
  }
}

const OVER: readonly SandboxStatus[] = ['FAILED', 'CANCELLED', 'EXPIRED'];

class SandboxOf extends MobileGateway {
  readonly isTest = true;

  constructor(
    readonly provider: MobileProvider,
    private readonly payments: Repository<SandboxPayment>,
  ) {
    super();
  }

  async request({ reference, requestId, francs, description }: MobileRequest): Promise<'accepted'> {
    const payment = this.payments.create({
      reference,
      sessionId: requestId,
      // The table counts cents in 32 bits, which francs would overflow; they stand with the payment.
      amount: 0,
      currency: 'RWF',
      description: `${description} ${francs}`.slice(0, 200),
      successIndicator: '',
      status: 'INITIATED',
    });
    await this.payments.save(payment, { reload: false, transaction: false });
    return 'accepted';
  }

  async retrieve(payment: Payment): Promise<GatewayOrder | null> {
    const found = await this.payments.findOneBy({ reference: payment.reference });
    if (!found) return null;
    const { amount, currency } = asked(payment);
    const hasMoney = found.status === 'CAPTURED';
    const isLate = found.status === 'INITIATED' && found.createdAt.getTime() < Date.now() - APPROVAL_MS;
    const result = hasMoney ? 'SUCCESS' : isLate || OVER.includes(found.status) ? 'FAILURE' : 'PENDING';
    return {
      reference: found.reference,
      amount,
      currency,
      status: isLate ? 'EXPIRED' : found.status,
      result,
      captured: hasMoney ? amount : 0,
      refunded: 0,
    };
  }
}
