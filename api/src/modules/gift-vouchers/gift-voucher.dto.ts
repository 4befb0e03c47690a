import { Max, Min } from 'class-validator';
import * as maxLengths from '@imisozi/core/fields/lengths';
import { GIFT_AMOUNT, MAX_GIFT_MESSAGE } from '@imisozi/core/gift-vouchers';
import type { Day } from '@imisozi/core/kigali-time';
import { LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import { LEDGER_KINDS, type LedgerKind } from '@imisozi/core/ledger';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { AlsoWrappedIn } from '../../common/validation/body.pipe.js';
import { DayField } from '../../common/validation/day.field.js';
import {
  ChoiceField,
  EmailField,
  emptyAs,
  FlagField,
  MoneyField,
  MultilineTextField,
  TextField,
} from '../../common/validation/fields.js';
import { VisitorForm } from '../../common/visitor-form/visitor-form.js';

const RANGE = { message: ruleText('gift-voucher-amount', GIFT_AMOUNT) };
const AMOUNT = { label: 'Amount', example: 250, description: 'US dollars.' };
const FROM = { label: 'From', max: maxLengths.fullName, example: 'Demo Giver' };
const TO = { label: 'For', max: maxLengths.fullName, example: 'Demo Visitor' };
const MESSAGE = { label: 'Message', max: MAX_GIFT_MESSAGE, optional: true, example: 'Happy birthday!' };
const BUYER = { label: 'Email', example: 'giver@example.org' };
const RECIPIENT = {
  label: 'Recipient’s email',
  optional: true,
  example: 'visitor@example.org',
  description: 'The voucher is mailed there too; without it, its buyer prints it.',
};

export class BuyGiftVoucherDto extends VisitorForm {
  @MoneyField(AMOUNT)
  @Min(GIFT_AMOUNT.min, RANGE)
  @Max(GIFT_AMOUNT.max, RANGE)
  amount: number;

  @TextField(FROM)
  fromNames: string;

  @TextField(TO)
  toNames: string;

  @MultilineTextField(MESSAGE)
  message?: string;

  @EmailField(BUYER)
  buyerEmail: string;

  @EmailField(RECIPIENT)
  @emptyAs(null)
  recipientEmail?: string | null;
}

@AlsoWrappedIn('giftVoucher')
export class SellGiftVoucherDto {
  @MoneyField(AMOUNT)
  @Min(GIFT_AMOUNT.min, RANGE)
  @Max(GIFT_AMOUNT.max, RANGE)
  amount: number;

  @TextField(FROM)
  fromNames: string;

  @TextField(TO)
  toNames: string;

  @MultilineTextField(MESSAGE)
  message?: string;

  @EmailField(BUYER)
  buyerEmail: string;

  @EmailField(RECIPIENT)
  @emptyAs(null)
  recipientEmail?: string | null;

  @ChoiceField({ label: 'Language', values: LANGUAGE_CODES, optional: true, example: 'fr' })
  language?: LanguageCode;

  @ChoiceField({ label: 'Way', values: LEDGER_KINDS, example: 'cash', description: 'How it was paid.' })
  way: LedgerKind;

  @TextField({ label: 'Reference', max: 100, optional: true, example: 'BK-77120' })
  reference?: string;

  @DayField({
    label: 'Valid until',
    optional: true,
    example: '2029-11-30',
    description: 'The last day on which it can be spent. Default: three years from today.',
  })
  expiresOn?: Day;

  @FlagField({ label: 'Send mails', optional: true, example: true, description: 'Whether it is mailed.' })
  sendMails?: boolean;
}

export class VoidGiftVoucherDto {
  @MultilineTextField({ label: 'Reason', max: maxLengths.reason, example: 'It was sold twice.' })
  reason: string;
}

export class SpendGiftVoucherDto {
  @TextField({
    label: 'Code',
    max: 40,
    example: '7XK2-9M4P-Q0TD-HW3A',
    description: 'Small letters, spaces and hyphens do not matter.',
  })
  code: string;

  @MoneyField({
    label: 'Amount',
    optional: true,
    example: 100,
    description: 'US dollars. Default: as much as is left of the voucher and to pay.',
  })
  amount?: number;
}
