import { randomBytes } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository } from 'typeorm';
import {
  PaymentGateway,
  type CheckoutRequest,
  type CheckoutSession,
  type GatewayOrder,
} from '../gateway/payment-gateway.js';
import { SandboxPayment, type SandboxStatus } from './sandbox-payment.entity.js';

/** What the payer may press on the test card form. */
export const OUTCOMES = ['approve', 'decline', 'cancel'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const STATUS_AFTER: Readonly<Record<Outcome, SandboxStatus>> = {
  approve: 'CAPTURED',
  decline: 'FAILED',
  cancel: 'CANCELLED',
};

const unguessable = () => randomBytes(12).toString('hex').toUpperCase();

/** A gateway inside the product, for tests and demonstrations: it takes no cards and moves no money (contract 5). */
@Injectable()
export class SandboxGateway extends PaymentGateway {
  readonly provider = 'sandbox';
  readonly scriptUrl = '/api/v1/payments/sandbox/checkout.js';
  readonly merchantId = 'TESTMERCHANT';

  constructor(@InjectRepository(SandboxPayment) private readonly payments: Repository<SandboxPayment>) {
    super();
  }

  async createSession(request: CheckoutRequest): Promise<CheckoutSession> {
    const session = { sessionId: `SESSION${unguessable()}`, successIndicator: unguessable() };
    const payment = this.payments.create({ ...request, ...session, status: 'INITIATED' });
    await this.payments.save(payment, { reload: false });
    return session;
  }

  async retrieveOrder(reference: string): Promise<GatewayOrder | null> {
    const payment = await this.payments.findOneBy({ reference, status: Not('INITIATED') });
    if (!payment) return null;
    const { amount, currency, status } = payment;
    const isCaptured = status === 'CAPTURED';
    return {
      reference,
      amount,
      currency,
      status,
      result: isCaptured ? 'SUCCESS' : 'FAILURE',
      captured: isCaptured ? amount : 0,
      refunded: 0,
    };
  }

  /** @throws NotFoundException for an unknown session */
  async get(sessionId: string): Promise<SandboxPayment> {
    const payment = await this.payments.findOneBy({ sessionId });
    if (!payment) throw new NotFoundException('This test session was not found.');
    return payment;
  }

  /**
   * What the payer has pressed. Only an approval is final.
   * @returns the indicator that `completeCallback` is given; it is the session's successIndicator for an approval only
   * @throws NotFoundException for an unknown session
   * @throws ConflictException when the payment is approved already
   */
  async decide(sessionId: string, outcome: Outcome): Promise<string> {
    const { affected } = await this.payments.update(
      { sessionId, status: Not('CAPTURED') },
      { status: STATUS_AFTER[outcome] },
    );
    const { successIndicator } = await this.get(sessionId);
    if (affected !== 1) throw new ConflictException('This test payment is already approved.');
    return outcome === 'approve' ? successIndicator : unguessable();
  }
}
