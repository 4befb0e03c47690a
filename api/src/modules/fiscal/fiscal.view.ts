import { FISCAL_KINDS, FISCAL_STATES, type FiscalSignature } from '@imisozi/core/fiscal';
import { toDollars } from '@imisozi/core/pricing/cents';
import { sumOfShares } from '@imisozi/core/tax/tax-shares';
import { field, view } from '../../platform/http/view.js';
import type { FiscalReceipt } from './fiscal-receipt.entity.js';

class FiscalSignatureView
  extends view({
    receiptNumber: field.integer(168),
    totalReceipts: field.integer(258),
    internalData: field.string('TE68SLA234J5EAV3N569-88LJQ7'),
    signature: field.string('V249J39CFJ48HE2W'),
    deviceId: field.string('SDC001000001'),
    machineId: field.string('WIS01000001'),
    signedAt: field.string('20261128143000', 'In Kigali.'),
  })
  implements FiscalSignature {}

/** A paper before the fiscal device (rules/fiscal 2). */
export class FiscalReceiptView extends view({
  id: field.uuid(),
  orderId: field.uuid(),
  orderNumber: field.string('2026-000042'),
  kind: field.enum(FISCAL_KINDS),
  paper: field.string('INV-2026-000042'),
  reverses: field.string('INV-2026-000041', 'The invoice that a refund takes back.').nullable(),
  title: field.string('Gorillas of the Virunga volcanoes'),
  amount: field.number(3640, 'US dollars.'),
  tax: field.number(555.25, 'US dollars, in the amount.'),
  state: field.enum(FISCAL_STATES),
  attempts: field.integer(1),
  problem: field.string('', 'Why it is not signed.'),
  signed: field.one(FiscalSignatureView).nullable(),
  createdAt: field.time(),
}) {}

export class FiscalReceiptAnswer extends view({
  message: field.string('It will be sent again.'),
  data: field.one(FiscalReceiptView),
}) {}

export const fiscalReceiptView = (receipt: FiscalReceipt): FiscalReceiptView => ({
  id: receipt.id,
  orderId: receipt.orderId,
  orderNumber: receipt.orderNumber,
  kind: receipt.kind,
  paper: receipt.paper,
  reverses: receipt.reverses,
  title: receipt.title,
  amount: toDollars(sumOfShares(receipt.taxed.shares)),
  tax: toDollars(receipt.taxed.tax),
  state: receipt.state,
  attempts: receipt.attempts,
  problem: receipt.problem,
  signed: receipt.signed,
  createdAt: receipt.createdAt.toISOString(),
});
