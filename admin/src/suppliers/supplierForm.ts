import { CURRENCY } from '@imisozi/core/money';
import { costAmount, costUnits, type CostCurrency, type RateUnit, type SupplierKind } from '@imisozi/core/suppliers';
import type { NewSupplier, Supplier } from '../data/types';
import { textOrNull } from '../forms/textOrNull';

/** A rate as the form has it: the price in units of the currency, not in its minor ones; null where nothing is typed. */
interface RateForm {
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly price: number | null;
  readonly per: RateUnit;
  readonly childPercent: number | null;
  readonly childUntilAge: number | null;
}

type Text = 'contact' | 'email' | 'phoneNumber' | 'address' | 'bankDetails' | 'terms';

export interface SupplierForm extends Readonly<Record<Text, string | null>> {
  readonly name: string;
  readonly kind: SupplierKind;
  readonly currency: CostCurrency;
  readonly payDays: number | null;
  readonly rates: readonly RateForm[];
  readonly isEnded: boolean;
}

export const EMPTY_RATE: RateForm = {
  name: '',
  from: null,
  to: null,
  price: null,
  per: 'night',
  childPercent: null,
  childUntilAge: null,
};

export const NEW_SUPPLIER = { kind: 'lodge', currency: CURRENCY, payDays: 0, rates: [], isEnded: false } as const;

/** The form of a supplier. */
export const supplierForm = ({ endedAt, rates, ...supplier }: Supplier): SupplierForm => ({
  name: supplier.name,
  kind: supplier.kind,
  contact: supplier.contact,
  email: supplier.email,
  phoneNumber: supplier.phoneNumber,
  address: supplier.address,
  bankDetails: supplier.bankDetails,
  terms: supplier.terms,
  currency: supplier.currency,
  payDays: supplier.payDays,
  isEnded: endedAt !== null,
  rates: rates.map((rate) => ({
    ...EMPTY_RATE,
    ...rate,
    price: costAmount(supplier.currency, rate.price),
  })),
});

/** What the form says, for the API. */
export const supplierFields = ({ rates, payDays, ...form }: SupplierForm): NewSupplier => ({
  name: form.name,
  kind: form.kind,
  contact: textOrNull(form.contact),
  email: textOrNull(form.email),
  phoneNumber: textOrNull(form.phoneNumber),
  address: textOrNull(form.address),
  bankDetails: textOrNull(form.bankDetails),
  terms: textOrNull(form.terms),
  currency: form.currency,
  payDays: payDays ?? 0,
  isEnded: form.isEnded,
  rates: rates.map(({ name, per, price, from, to, childPercent, childUntilAge }) => ({
    name,
    per,
    price: costUnits(form.currency, price ?? 0),
    ...(from && { from }),
    ...(to && { to }),
    ...(childPercent !== null && { childPercent }),
    ...(childUntilAge !== null && { childUntilAge }),
  })),
});
