import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, Not, Repository } from 'typeorm';
import { refusal } from '../../../platform/errors/refused.js';
import {
  PaymentGateway,
  type CheckoutRequest,
  type CheckoutSession,
  type GatewayOrder,
} from '../gateway/payment-gateway.js';
import { STATUS_AFTER, type Outcome } from './sandbox-outcome.js';
import { SandboxPayment, type SandboxStatus } from './sandbox-payment.entity.js';

/** The real gateway's default session time. */
const SESSION_MS = 30 * 60_000;

/** Nobody has tried to pay, so the gateway does not know the order. */
const UNTRIED: readonly SandboxStatus[] = ['INITIATED', 'EXPIRED'];

const unguessable = () => randomBytes(12).toString('hex').toUpperCase();

/**
 * A gateway inside the product, for tests and demonstrations: it accepts no cards and moves no money
 * (rules/payments 1).
 */
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
    await this.payments.save(payment, { reload: false, transaction: false });
    return session;
  }

  async retrieveOrder(reference: string): Promise<GatewayOrder | null> {
    const payment = await this.payments.findOneBy({ reference, status: Not(In(UNTRIED)) });
    if (!payment) return null;
    const { amount, currency, status } = payment;
    const hasMoney = isCaptured(payment);
    return {
      reference,
      amount,
      currency,
      status,
      result: hasMoney ? 'SUCCESS' : 'FAILURE',
      captured: hasMoney ? amount : 0,
      refunded: 0,
    };
  }

  /** @throws Refused for an unknown session */
  async get(sessionId: string): Promise<SandboxPayment> {
    const payment = await this.payments.findOneBy({ sessionId });
    if (!payment) throw refusal('test-session-not-found');
    return payment;
  }

  /**
   * The payer has pressed a button. An approval is final, and so is the end of the session.
   * @returns the indicator passed to `completeCallback`; it equals the session's successIndicator only for an approval
   * @throws Refused for an unknown session
   * @throws Refused when the payment is approved already, or its time is over
   */
  async decide(sessionId: string, outcome: Outcome): Promise<string> {
    const { affected } = await this.payments.update(
      {
        sessionId,
        status: Not(In<SandboxStatus>(['CAPTURED', 'EXPIRED'])),
        createdAt: MoreThan(new Date(Date.now() - SESSION_MS)),
      },
      { status: STATUS_AFTER[outcome] },
    );
    const payment = await this.get(sessionId);
    if (affected !== 1) throw refusal(isCaptured(payment) ? 'test-payment-approved' : 'test-session-expired');
    return outcome === 'approve' ? payment.successIndicator : unguessable();
  }
}

const isCaptured = ({ status }: SandboxPayment) => status === 'CAPTURED';

/** Seconds that are left in a session; 0 once it has ended. */
export function secondsLeft({ status, createdAt }: SandboxPayment): number {
  if (status === 'CAPTURED' || status === 'EXPIRED') return 0;
  return Math.max(0, Math.ceil((createdAt.getTime() + SESSION_MS - Date.now()) / 1000));
}
