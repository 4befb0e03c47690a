import { COST_CURRENCIES, RATE_UNITS, SUPPLIER_KINDS } from '@imisozi/core/suppliers';
import { field, view } from '../../platform/http/view.js';
import type { Supplier } from './supplier.entity.js';

class SupplierRateView extends view({
  name: field.string('Double room'),
  from: field.day('2027-06-01').optional(),
  to: field.day('2027-09-30').optional(),
  price: field.integer(24000, 'In whole minor units of the supplier’s currency.'),
  per: field.enum(RATE_UNITS),
  childPercent: field.integer(50, 'What a child pays of it.').optional(),
  childUntilAge: field.integer(11, 'Until which age one is a child, inclusive.').optional(),
}) {}

export class SupplierView extends view({
  id: field.uuid(),
  name: field.string('Example Lodge'),
  kind: field.enum(SUPPLIER_KINDS),
  contact: field.string('The reservations desk'),
  email: field.string('reservations@lodge.example'),
  phoneNumber: field.string('+250 788 000 000'),
  address: field.string('Musanze'),
  bankDetails: field.string('Example Bank, 0001'),
  terms: field.string('Free until 30 days before.'),
  currency: field.enum(COST_CURRENCIES),
  payDays: field.integer(14, 'How many days after the last day of a service it is to be paid.'),
  rates: field.list(SupplierRateView),
  endedAt: field.time('Null while the company works with it.').nullable(),
  createdAt: field.time(),
}) {}

export class SupplierAnswer extends view({
  message: field.string('The supplier has been created.'),
  data: field.one(SupplierView),
}) {}

export const supplierView = (supplier: Supplier): SupplierView => ({
  id: supplier.id,
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
  rates: supplier.rates ?? [],
  endedAt: supplier.endedAt?.toISOString() ?? null,
  createdAt: supplier.createdAt.toISOString(),
});
