import { Not, IsNull } from 'typeorm';
import { GiftVoucher } from '../../../src/modules/gift-vouchers/gift-voucher.entity.js';
import { Quote } from '../../../src/modules/quotes/quote.entity.js';
import { TripService } from '../../../src/modules/suppliers/services/trip-service.entity.js';
import { DocumentNumber } from '../../../src/modules/orders/document-number.entity.js';
import { Invoice } from '../../../src/modules/ledger/invoice.entity.js';
import { LedgerEntry } from '../../../src/modules/ledger/ledger-entry.entity.js';
import { Order } from '../../../src/modules/orders/order.entity.js';
import type { History } from '../world.js';

/** Every series of numbers is unique and without gaps in its year (rules/orders 6). */
export async function numbersUntrue(history: History): Promise<string[]> {
  const [series, orders, invoices, entries, quotes, services, gifts] = await Promise.all([
    history.repository(DocumentNumber).find(),
    history.repository(Order).find({ select: { number: true } }),
    history.repository(Invoice).find({ select: { number: true, creditNumber: true } }),
    history.repository(LedgerEntry).find({ select: { receiptNumber: true }, where: { receiptNumber: Not(IsNull()) } }),
    history.repository(Quote).find({ select: { number: true }, withDeleted: true }),
    history.repository(TripService).find({ select: { voucherNumber: true }, where: { voucherNumber: Not(IsNull()) } }),
    history.repository(GiftVoucher).find({ select: { number: true }, where: { number: Not(IsNull()) } }),
  ]);
  const receipts = entries.map(({ receiptNumber }) => receiptNumber);
  // An invoice credited by money out has the number of that entry.
  const used = new Set([
    ...orders.map(({ number }) => `order-${number}`),
    ...invoices.map(({ number }) => number),
    ...receipts,
    ...invoices.flatMap(({ creditNumber }) => creditNumber ?? []),
    ...quotes.map(({ number }) => number),
    ...services.map(({ voucherNumber }) => voucherNumber),
    ...gifts.map(({ number }) => number),
  ]);
  return series.flatMap(({ series: name, last }) => {
    const [kind, year] = [name.slice(0, name.lastIndexOf('-')), name.slice(name.lastIndexOf('-') + 1)];
    const prefix = `${PREFIXES[kind]}${year}-`;
    const count = [...used].filter((number) => number?.startsWith(prefix)).length;
    return count === last ? [] : [`${name} has given ${last} numbers, and ${count} are used`];
  });
}

const PREFIXES: Record<string, string> = {
  order: 'order-',
  invoice: 'INV-',
  receipt: 'RCT-',
  'credit-note': 'CRN-',
  quote: 'Q-',
  voucher: 'VCH-',
  'gift-voucher': 'GFT-',
};
