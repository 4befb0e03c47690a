import { addDays, today } from '@imisozi/core/kigali-time';
import { priceLine } from '@imisozi/core/pricing/price-lines';
import { DEFAULT_TERMS } from '@imisozi/core/pricing/terms';
import type { Order } from '../orders/order.entity.js';
import { sampleOrder } from '../orders/order.preview-data.js';
import { cancellationCost } from './cancellation.cost.js';

/** A trip with one permit at this price in dollars, besides $1,000. */
const tripWithPermits = (dollars: number, fields: Partial<Order>): Order =>
  sampleOrder({
    status: 'APPROVED',
    amount: 1000 + dollars,
    paid: 1000 + dollars,
    priceLines: [
      priceLine({ kind: 'base', label: 'Trip', quantity: 1, unitAmount: 1000_00 }),
      priceLine({ kind: 'extra', label: 'Permit', category: 'permit', quantity: 1, unitAmount: dollars * 100 }),
    ],
    ...fields,
  });

const travelIn = (days: number) => ({ travelDate: addDays(today(), days) });

/** Cancellation terms with one step, on the day of travel. */
const charging = (chargePercent: number): Pick<Order, 'terms'> => ({
  terms: { ...DEFAULT_TERMS, bankDetails: [], cancellation: [{ daysBefore: 30, chargePercent }] },
});

describe("The reason for today's cancellation cost (rules/cancelling 1)", () => {
  it.each([
    ['nothing is paid', { paid: 0, ...travelIn(1) }, 'cancelling-free-unpaid'],
    ['the office has paid more back than came in', { paid: -5, ...travelIn(1) }, 'cancelling-free-unpaid'],
    ['one dollar is paid and all of it kept', { paid: 1, ...travelIn(4) }, 'cancelling-charged-all-paid'],
    ['travel is far away', { paid: 3640, ...travelIn(60) }, 'cancelling-free'],
    ['there is no day of travel', { paid: 3640, travelDate: null }, 'cancelling-free'],
    ['a quarter is charged', { paid: 3640, ...travelIn(4) }, 'cancelling-charged'],
    ['a quarter is all that was paid', { paid: 910, ...travelIn(4) }, 'cancelling-charged-all-paid'],
    ['the whole price is charged', { paid: 3640, ...travelIn(1) }, 'cancelling-charged-whole'],
    ['1 % is charged', { paid: 3640, ...travelIn(4), ...charging(1) }, 'cancelling-charged'],
  ])('%s', (_, fields, code) => {
    expect(cancellationCost(sampleOrder(fields), []).reason.code).toBe(code);
  });

  it.each([
    ['nothing but permits is kept', 60, {}, 'cancelling-free-but-permits', { permits: 1500 }],
    ['permits and a quarter are kept', 4, {}, 'cancelling-charged-and-permits', { percent: 25, permits: 1500 }],
    [
      'permits and a quarter are all that was paid',
      4,
      { paid: 1750 },
      'cancelling-charged-and-permits-all-paid',
      { percent: 25, permits: 1500 },
    ],
  ])('%s', (_, days, fields, code, params) => {
    const order = tripWithPermits(1500, { ...travelIn(days), ...fields });
    expect(cancellationCost(order, []).reason).toMatchObject({ code, params });
  });

  it('mentions permits of a single dollar', () => {
    const codes = [60, 4].map((days) => cancellationCost(tripWithPermits(1, travelIn(days)), []).reason.code);
    expect(codes).toEqual(['cancelling-free-but-permits', 'cancelling-charged-and-permits']);
  });

  it('does not charge permits that were not bought, according to staff', () => {
    const cost = cancellationCost(tripWithPermits(1500, travelIn(60)), [], false);
    expect([cost.permits, cost.refund, cost.reason.code]).toEqual([0, 2500_00, 'cancelling-free']);
  });
});
