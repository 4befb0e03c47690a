import { Permit } from '../../../src/modules/permits/permit.entity.js';
import type { DeedOf } from '../steps.js';
import type { History } from '../world.js';
import { NOTHING, verdict } from '../../support/histories/verdict.js';

/** Colleagues buy permits of a booking at the same moment, some with the same number. */
export async function buy(history: History, { which, number, together }: DeedOf<'buy'>): Promise<number> {
  const order = await history.order(which, ['APPROVED', 'PAID']);
  if (!order) return NOTHING;
  const permits = await history.repository(Permit).find({
    where: { orderId: order.id, state: 'to-buy' },
    order: { place: 'ASC' },
    take: together,
  });
  const answers = await Promise.all(
    permits.map(({ id }, index) =>
      history.call('PUT', `/admin/permits/${id}`, {
        state: 'bought',
        number: `${history.tourId.slice(0, 8)} ${number + (index % 2)}`,
        cost: 8.5,
      }),
    ),
  );
  return verdict(answers.map(({ status }) => status));
}
