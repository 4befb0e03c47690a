import * as maxLengths from '@imisozi/core/fields/lengths';
import type { Day } from '@imisozi/core/kigali-time';
import { LEDGER_KINDS, type LedgerKind } from '@imisozi/core/ledger';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import {
  COST_CURRENCIES,
  MAX_SERVICE_NAME,
  MAX_SERVICE_REFERENCE,
  SERVICE_DAYS,
  SERVICE_UNITS,
  UNIT_COST,
  type CostCurrency,
} from '@imisozi/core/suppliers';
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { DayField } from '../../../common/validation/day.field.js';
import { ChoiceField, emptyAs, FlagField, TextField, WholeNumberField } from '../../../common/validation/fields.js';

const WHAT = { label: 'What', max: MAX_SERVICE_NAME, example: 'Two double rooms, full board' };

/** What may be left out of both. */
class ServiceFieldsDto {
  @DayField({ label: 'First day', optional: true })
  fromDay?: Day;

  @WholeNumberField({ label: 'Days', ...SERVICE_DAYS, optional: true, example: 2 })
  days?: number;

  @WholeNumberField({ label: 'Units', ...SERVICE_UNITS, optional: true, example: 2 })
  units?: number;

  @WholeNumberField({
    label: 'Cost',
    ...UNIT_COST,
    optional: true,
    example: 24000,
    description: 'Of one unit for one day, in whole minor units of the currency.',
  })
  unitCost?: number;

  @ChoiceField({ label: 'Currency', values: COST_CURRENCIES, optional: true, example: 'USD' })
  currency?: CostCurrency;

  @TextField({ label: 'Note', max: maxLengths.note, optional: true, example: 'One guest is vegetarian.' })
  @emptyAs('')
  note?: string;

  @DayField({ label: 'Due day', optional: true, description: 'By when the supplier is to be paid.' })
  dueDay?: Day;
}

/** Fields left out keep their value. */
@AlsoWrappedIn('service')
export class UpdateTripServiceDto extends ServiceFieldsDto {
  @TextField({ ...WHAT, mayStay: true })
  what?: string;
}

@AlsoWrappedIn('service')
export class CreateTripServiceDto extends ServiceFieldsDto {
  @IsUUID('all', { message: ruleText('service-order-required') })
  @ApiProperty({ format: 'uuid' })
  orderId: string;

  @IsUUID('all', { message: ruleText('service-supplier-required') })
  @ApiProperty({ format: 'uuid' })
  supplierId: string;

  @TextField(WHAT)
  what: string;
}

export class ServiceStepDto {
  @FlagField({
    label: 'Send mail',
    optional: true,
    example: true,
    description: 'Whether the supplier is written to; true by default, false for what was said by telephone.',
  })
  sendMail?: boolean;
}

export class ConfirmServiceDto {
  @TextField({
    label: 'Reference',
    max: MAX_SERVICE_REFERENCE,
    optional: true,
    example: 'LK-2207',
    description: 'The supplier’s own number of the confirmation.',
  })
  reference?: string;
}

export class PayServiceDto {
  @DayField({ label: 'Paid on' })
  paidOn: Day;

  @ChoiceField({ label: 'Way', values: LEDGER_KINDS, example: 'bank' })
  way: LedgerKind;

  @TextField({ label: 'Reference', max: MAX_SERVICE_REFERENCE, optional: true, example: 'TRF-2027-0611' })
  reference?: string;
}
