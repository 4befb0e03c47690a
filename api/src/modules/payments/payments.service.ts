import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { CURRENCY } from '@imisozi/core/money';
import { refusal } from '../../platform/errors/refused.js';
import type { CurrentUser } from '../../platform/auth/access.decorators.js';
import { InjectCompany } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import { sessionAnswer, type OpenSessionDto, type SessionAnswer } from './dto/payment-session.dto.js';
import { PaymentGateway, type CheckoutRequest } from './gateway/payment-gateway.js';
import { Payment } from './payment.entity.js';
import { newReference } from './payment.reference.js';
import { PaymentSubjects } from './payment.subjects.js';

@Injectable()
export class PaymentsService {
  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    @InjectCompany() private readonly company: Company,
    private readonly subjects: PaymentSubjects,
    private readonly gateway: PaymentGateway,
  ) {}

  /**
   * Opens a session at the gateway to pay an order (rules/payments 2). Without an order, as deployed clients request
   * it, the payment will need a review.
   * @throws Refused as {@link PaymentSubjects.of} says
   * @throws GatewayFailure when no session can be opened
   */
  async open(body: OpenSessionDto, caller: CurrentUser | undefined): Promise<SessionAnswer> {
    const { price, description, successUrl, ...subject } = await this.subjects.of(body, caller);
    const checkout: CheckoutRequest = { reference: newReference(), amount: price, currency: CURRENCY, description };
    const { sessionId, successIndicator } = await this.gateway.createSession(checkout);
    const payment = this.payments.create({
      ...subject,
      provider: this.gateway.provider,
      isTest: this.gateway.provider === 'sandbox',
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
