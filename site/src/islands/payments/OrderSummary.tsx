import { order as words, pay as text } from '../../i18n/for-bookings';
import type { OrderPage } from '../../lib/api/types';
import { catDay } from '../../lib/cat-time';

/** What is being paid for. Its space is reserved while it loads, so that nothing moves. */
export function OrderSummary({
  order,
}: {
  readonly order: Pick<OrderPage, 'itemsArray' | 'number' | 'travelDate' | 'needDate'> | undefined;
}) {
  const item = order?.itemsArray[0];
  const lines = [
    [text.number, order?.number],
    [text.date, order && catDay(order.travelDate ?? order.needDate)],
    [text.people, item && words.people(item.people)],
  ] as const;
  return (
    <div className="order-summary" aria-busy={!order}>
      <h2>{item?.title}</h2>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
