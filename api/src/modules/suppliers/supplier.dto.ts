import * as maxLengths from '@imisozi/core/fields/lengths';
import {
  COST_CURRENCIES,
  PAY_DAYS,
  RATE_UNITS,
  SUPPLIER_KINDS,
  type CostCurrency,
  type SupplierKind,
} from '@imisozi/core/suppliers';
import { supplierRatesSchema, type SupplierRate } from '@imisozi/core/supplier-rates-schema';
import { AlsoWrappedIn } from '../../common/validation/body.pipe.js';
import {
  ChoiceField,
  EmailField,
  emptyAs,
  FlagField,
  MultilineTextField,
  PhoneTextField,
  TextField,
  WholeNumberField,
} from '../../common/validation/fields.js';
import { RulesField } from '../../common/validation/rules.field.js';

const NAME = { label: 'Name', max: maxLengths.organization, example: 'Example Lodge' };
const KIND = { label: 'Kind', values: SUPPLIER_KINDS, example: 'lodge' };

/** What may be left out of both. */
class SupplierFieldsDto {
  @TextField({ label: 'Contact', max: maxLengths.fullName, optional: true, example: 'The reservations desk' })
  @emptyAs('')
  contact?: string;

  @EmailField({ label: 'Email', optional: true, example: 'reservations@lodge.example' })
  @emptyAs(null)
  email?: string | null;

  @PhoneTextField({ label: 'Phone', optional: true, example: '+250 788 000 000' })
  @emptyAs(null)
  phoneNumber?: string | null;

  @TextField({ label: 'Address', max: maxLengths.address, optional: true, example: 'Musanze' })
  @emptyAs('')
  address?: string;

  @MultilineTextField({ label: 'Bank details', max: maxLengths.remark, optional: true, example: 'Example Bank, 0001' })
  @emptyAs('')
  bankDetails?: string;

  @MultilineTextField({ label: 'Terms', max: maxLengths.remark, optional: true, example: 'Free until 30 days before.' })
  @emptyAs('')
  terms?: string;

  @ChoiceField({ label: 'Currency', values: COST_CURRENCIES, optional: true, example: 'USD' })
  currency?: CostCurrency;

  @WholeNumberField({
    label: 'Days to pay',
    ...PAY_DAYS,
    optional: true,
    example: 14,
    description: 'How many days after the last day of a service it is to be paid.',
  })
  payDays?: number;

  @RulesField(supplierRatesSchema, {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        from: { type: 'string', format: 'date' },
        to: { type: 'string', format: 'date' },
        price: { type: 'integer', description: 'In whole minor units of the currency.' },
        per: { type: 'string', enum: [...RATE_UNITS] },
        childPercent: { type: 'integer' },
        childUntilAge: { type: 'integer' },
      },
    },
    example: [
      { name: 'Double room', from: '2027-06-01', to: '2027-09-30', price: 24000, per: 'night', childPercent: 50 },
    ],
  })
  rates?: SupplierRate[] | null;

  @FlagField({ label: 'Ended', optional: true, example: false, description: 'It is asked for nothing any more.' })
  isEnded?: boolean;
}

/** Fields left out keep their value. */
@AlsoWrappedIn('supplier')
export class UpdateSupplierDto extends SupplierFieldsDto {
  @TextField({ ...NAME, mayStay: true })
  name?: string;

  @ChoiceField({ ...KIND, mayStay: true })
  kind?: SupplierKind;
}

@AlsoWrappedIn('supplier')
export class CreateSupplierDto extends SupplierFieldsDto {
  @TextField(NAME)
  name: string;

  @ChoiceField(KIND)
  kind: SupplierKind;
}
