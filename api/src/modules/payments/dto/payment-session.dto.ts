import { field, view } from '../../../platform/http/view.js';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';
import { TextField } from '../../../common/validation/fields.js';
import { InsteadOf } from '../../../common/validation/instead-of.js';
import type { Company } from '@imisozi/core/company';
import type { CheckoutRequest, PaymentGateway } from '../gateway/payment-gateway.js';
import type { Payment } from '../payment.entity.js';

/** Those that take cards. */
const PROVIDERS = ['hosted', 'sandbox'] as const;

/** The gateway refuses longer ones. */
const MAX_NAME_LENGTH = 40;
const MAX_LINE_LENGTH = 100;

/** What is to be paid. */
export class PaidSubjectDto {
  /** Validated with the order, not here, because its error has a special message (rules/payments 2). */
  @Allow()
  @Transform(({ obj }: { obj: { amount?: unknown } }) => obj.amount ?? '')
  @ApiProperty({ type: Number, example: 3640, description: 'US dollars; must equal the amount of the order.' })
  amount: unknown;

  @TextField({
    label: 'Order',
    max: 36,
    optional: true,
    example: '3c6f0d4e-5d0b-4a57-8f0e-5b7d3a1c9e20',
    description:
      'The key of the order; with a token of staff, its id too. Without it, the payment can only end up in review.',
  })
  orderId?: string;

  @TextField({
    label: 'Part',
    max: 36,
    optional: true,
    example: '8f0e3c6f-4a57-4d0b-9e20-5b7d3a1c5d0b',
    description: 'The id of a part of a shared bill, instead of an order; the amount must be its own.',
  })
  @InsteadOf('orderId')
  shareId?: string;
}

export class OpenSessionDto extends PaidSubjectDto {
  @TextField({
    label: 'Gift voucher',
    max: 36,
    optional: true,
    example: '9e203c6f-5d0b-4a57-8f0e-0b5b7d3a1c9e',
    description: 'The key of a gift voucher that is bought, instead of an order; the amount must be its own.',
  })
  @InsteadOf('orderId')
  giftVoucherKey?: string;
}

class MerchantView extends view({
  id: field.string('TESTMERCHANT'),
  name: field.string('Imisozi Safaris'),
  address: field.string('KG 7 Avenue, Kigali, Rwanda'),
}) {}

/** What the page needs to show the card form. */
class CheckoutView extends view({
  provider: field.enum(PROVIDERS),
  isSandbox: field.boolean(true, 'If true, no money moves, and every screen must say so.'),
  scriptUrl: field.string('/api/v1/payments/sandbox/checkout.js', 'Defines `Checkout` in the browser.'),
  merchant: field.one(MerchantView),
  amount: field.number(3640, 'US dollars.'),
  currency: field.string('USD'),
  description: field.string('Order 2026-000042: $3,640'),
  configuration: field.of<Record<string, unknown>>({
    type: Object,
    additionalProperties: true,
    description: 'Pass it to `Checkout.configure` unchanged.',
    example: { session: { id: 'SESSION0002776555' }, merchant: 'TESTMERCHANT' },
  }),
}) {}

export class SessionAnswer extends view({
  message: field.string('The payment session is open.'),
  sessionId: field.string('SESSION0002776555072F1187121H61'),
  reference: field.string('1763600000000-1f2e3d4c5b6a7988', 'Identifies the payment when you ask for its result.'),
  successUrl: field.string('/myorder/4f7c…', 'Where to go after a successful payment; a path of the site.'),
  checkout: field.one(CheckoutView),
}) {}

export function sessionAnswer(
  payment: Payment,
  { description }: CheckoutRequest,
  { provider, scriptUrl, merchantId }: PaymentGateway,
  { merchantName, merchantAddress }: Company,
): Omit<SessionAnswer, 'successUrl'> {
  const sessionId = payment.sessionId!;
  return {
    message: 'The payment session is open.',
    sessionId,
    reference: payment.reference,
    checkout: {
      provider,
      isSandbox: provider === 'sandbox',
      scriptUrl,
      merchant: { id: merchantId, name: merchantName, address: merchantAddress },
      amount: payment.amount,
      currency: payment.currency,
      description,
      configuration: {
        session: { id: sessionId },
        merchant: merchantId,
        interaction: {
          merchant: {
            name: merchantName.slice(0, MAX_NAME_LENGTH),
            address: { line1: merchantAddress.slice(0, MAX_LINE_LENGTH) },
          },
        },
      },
    },
  };
}
