import { ApiProperty } from '@nestjs/swagger';
import { IsUUID, Min } from 'class-validator';
import { reason } from '@imisozi/core/fields/lengths';
import type { Day } from '@imisozi/core/kigali-time';
import { LEDGER_KINDS, type LedgerKind } from '@imisozi/core/ledger';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { DayField } from '../../common/validation/day.field.js';
import { ChoiceField, MoneyField, MultilineTextField, TextField } from '../../common/validation/fields.js';

const CENT = 0.01;

export class PayOutDto {
  @MoneyField({ label: 'Amount', example: 182, description: 'US dollars.' })
  @Min(CENT, { message: ruleText('promo-code-zero') })
  amount: number;

  @DayField({ label: 'Day', optional: true, example: '2026-11-30', description: 'Default: today.' })
  day?: Day;

  @ChoiceField({ label: 'Way', values: LEDGER_KINDS, example: 'bank' })
  way: LedgerKind;

  @TextField({ label: 'Reference', max: 100, optional: true, example: 'TRF-2026-1130' })
  reference?: string;

  @MultilineTextField({ label: 'Note', max: reason, optional: true, example: 'For October.' })
  note?: string;
}

export class NetOffDto {
  @IsUUID('all', { message: ruleText('agent-booking-required') })
  @ApiProperty({ format: 'uuid', description: 'The booking of the agent that commission pays.' })
  orderId: string;

  @MoneyField({
    label: 'Amount',
    optional: true,
    example: 182,
    description: 'US dollars. Default: as much as was earned and is left to pay.',
  })
  amount?: number;
}

export class TakeBackDto {
  @MultilineTextField({ label: 'Reason', max: reason, example: 'It was for another agent.' })
  reason: string;
}
