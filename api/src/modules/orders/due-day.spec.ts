import type { Order } from './order.entity.js';
import { firstDue } from './due-day.js';

const dueOn = (dueDate: string): Pick<Order, 'amount' | 'instalments' | 'travelDate' | 'needDate' | 'itemType'> => ({
  amount: 100,
  itemType: 'tour',
  needDate: new Date('2027-06-01T00:00:00Z'),
  travelDate: '2027-07-11',
  instalments: [{ label: 'full', dueDate, amount: 10_000 }],
});

describe('A new order (rules/money 8)', () => {
  it.each([
    ['two minutes after midnight', '2027-06-10T22:02:00Z'],
    ['just before the reminders of the day', '2027-06-11T06:59:00Z'],
    ['just after them', '2027-06-11T07:01:00Z'],
    ['in the last minute of the day', '2027-06-11T21:59:00Z'],
  ])('that is due on its own day is first reminded three days later, as its own mail says so: %s', (_, made) => {
    const { nextDue, remindAt } = firstDue(dueOn('2027-06-11'), new Date(made));
    expect([nextDue, remindAt?.toISOString()]).toEqual(['2027-06-11', '2027-06-14T07:00:00.000Z']);
  });

  it('without a day is neither due nor reminded (rules/orders 8)', () => {
    const order = { ...dueOn('2027-06-11'), travelDate: null };
    expect(firstDue(order, new Date('2027-06-04T06:59:00Z'))).toEqual({ nextDue: null, remindAt: null });
  });

  it('is not reminded on the day it is made, on which a reminder would be sent', () => {
    const { remindAt } = firstDue(dueOn('2027-06-11'), new Date('2027-06-04T06:59:00Z'));
    expect(remindAt?.toISOString()).toBe('2027-06-10T07:00:00.000Z');
  });

  it('that is due tomorrow is reminded tomorrow', () => {
    const { remindAt } = firstDue(dueOn('2027-06-11'), new Date('2027-06-10T07:30:00Z'));
    expect(remindAt?.toISOString()).toBe('2027-06-11T07:00:00.000Z');
  });
});
