import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateBy, ValidateNested, type ValidationArguments } from 'class-validator';
import { minorUnits } from '@imisozi/core/fields/counts';
import {
  isMobileProvider,
  MOBILE_NAMES,
  MOBILE_PROVIDERS,
  MOBILE_STARTS,
  mobileNumber,
  type MobileProvider,
} from '@imisozi/core/mobile-money';
import { PAYMENT_STATUSES, type PaymentStatus } from '@imisozi/core/payment-status';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { ChoiceField, PhoneField, TextField, WholeNumberField } from '../../../common/validation/fields.js';
import { field, view } from '../../../platform/http/view.js';
import { PaidSubjectDto } from '../dto/payment-session.dto.js';
import { paymentResult } from '../dto/payment-result.dto.js';
import type { Payment } from '../payment.entity.js';
import { isTestPayment } from '../payment.money.js';

/** The number is one of the service that is chosen beside it. */
const NumberOfService = () =>
  ValidateBy(
    {
      name: 'numberOfService',
      validator: {
        validate: (value, args) => {
          const { provider } = args!.object as Partial<MobilePaymentDto>;
          // The service has a sentence of its own.
          if (typeof provider !== 'string' || !isMobileProvider(provider) || typeof value !== 'string') return true;
          // So has a number that is missing.
          if (value === '') return true;
          return mobileNumber(value, provider) !== null;
        },
      },
    },
    { message: ({ object }: ValidationArguments) => numberText((object as MobilePaymentDto).provider) },
  );

const numberText = (provider: MobileProvider): string =>
  ruleText('mobile-number-wrong', { service: MOBILE_NAMES[provider], starts: MOBILE_STARTS[provider].join(', ') });

export class MobilePaymentDto extends PaidSubjectDto {
  @ChoiceField({ label: 'Service', values: MOBILE_PROVIDERS, example: 'mtn' })
  provider: MobileProvider;

  @PhoneField({
    label: 'Phone number',
    example: '0788 123 456',
    description: 'The number with the money, of the service: its owner is asked to approve on the phone.',
  })
  @NumberOfService()
  phoneNumber: string;

  @WholeNumberField({
    label: 'Amount',
    ...minorUnits,
    optional: true,
    example: 5_336_240,
    description: 'What the payer was shown, in francs; if the rate has changed since, nothing is asked for (409).',
  })
  francs?: number;
}

/** How a payment by mobile money stands. */
export class MobilePaymentView extends view({
  reference: field.string('1763600000000-1f2e3d4c5b6a7988', 'Identifies the payment when you ask how it stands.'),
  state: field.enum(PAYMENT_STATUSES, 'OPEN: the payer has not approved yet.'),
  message: field.string('Please approve the payment on your phone.'),
  provider: field.enum(MOBILE_PROVIDERS),
  amount: field.number(3640, 'US dollars.'),
  francs: field.number(5_336_240, 'What moves, in whole Rwandan francs.'),
  rate: field.number(1_466, "Francs per dollar: the office's rate when it was asked for."),
  phoneEnd: field.string('456', 'The last three digits of the number, as long as it is kept.').nullable(),
  isSandbox: field.boolean(false, 'If true, no money moves, and every screen must say so.'),
}) {}

export class MobilePaymentAnswer extends view({
  reference: field.string('1763600000000-1f2e3d4c5b6a7988', 'Identifies the payment when you ask how it stands.'),
  state: field.enum(PAYMENT_STATUSES, 'OPEN: the payer is being asked.'),
  message: field.string('Please approve the payment on your phone.'),
  payment: field.one(MobilePaymentView),
  successUrl: field.string('/myorder/4f7c…', 'Where to go after a successful payment; a path of the site.'),
}) {}

const PHONE_END = -3;

const sentenceOf = (status: PaymentStatus): string =>
  status === 'OPEN' ? 'Please approve the payment on your phone.' : paymentResult(status).message;

export const mobilePaymentView = (payment: Payment): MobilePaymentView => ({
  reference: payment.reference,
  state: payment.status,
  message: sentenceOf(payment.status),
  provider: payment.provider as MobileProvider,
  amount: payment.amount,
  francs: payment.inCurrency!.amount,
  rate: payment.inCurrency!.rate,
  phoneEnd: payment.phoneNumber?.slice(PHONE_END) ?? null,
  isSandbox: isTestPayment(payment),
});

export function mobilePaymentAnswer(payment: Payment, successUrl: string): MobilePaymentAnswer {
  const { reference, state, message, ...others } = mobilePaymentView(payment);
  return { reference, state, message, payment: { reference, state, message, ...others }, successUrl };
}

class AirtelTransactionDto {
  @TextField({ label: 'Reference', max: 100, optional: true, example: '1763600000000-1f2e3d4c5b6a7988' })
  id?: string;
}

/** What a service sends when something has changed: only our reference is used, to ask the service itself. */
export class MobileCallbackDto {
  @TextField({
    label: 'Reference',
    max: 100,
    optional: true,
    example: '1763600000000-1f2e3d4c5b6a7988',
    description: 'Our reference, in a callback of MTN MoMo.',
  })
  externalId?: string;

  @IsOptional()
  @IsObject({ message: ruleText('request-unreadable') })
  @ValidateNested()
  @Type(() => AirtelTransactionDto)
  @ApiProperty({ type: AirtelTransactionDto, required: false, description: 'In a callback of Airtel Money.' })
  transaction?: AirtelTransactionDto;
}
