import type { DataSource, DeepPartial } from 'typeorm';
import { FiscalReceipt } from '../../src/modules/fiscal/fiscal-receipt.entity.js';

let count = 0;

/** A paper that the device has refused. */
export function makeFiscalReceipt(
  dataSource: DataSource,
  orderId: string,
  fields: DeepPartial<FiscalReceipt> = {},
): Promise<FiscalReceipt> {
  const receipts = dataSource.getRepository(FiscalReceipt);
  const taxed = { percent: 18, shares: { standard: 11_800, 'zero-rated': 0, exempt: 0 }, tax: 1_800 };
  return receipts.save(
    receipts.create({
      orderId,
      orderNumber: '2026-000001',
      kind: 'sale',
      paper: `INV-2001-${String(++count).padStart(6, '0')}`,
      reverses: null,
      title: 'A tour',
      taxed,
      francsPerDollar: 1_450,
      state: 'refused',
      problem: '910: Request parameter error',
      ...fields,
    }),
  );
}
