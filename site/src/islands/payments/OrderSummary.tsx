import { itemTitle } from '@imisozi/core/item-title';
import { order as orderText, pay as text } from '../../i18n/for-payments';
import type { OrderPage } from '../../lib/api/types';
import { catDay } from '../../lib/cat-time';
import { attributesOf } from '../../lib/content-language';

type Summarised = Pick<OrderPage, 'itemsArray' | 'itemType' | 'number' | 'travelDate' | 'needDate' | 'translation'>;

/** The day of an event; for a tour, the travel date, which may not be chosen yet. */
const dayOf = ({ itemType, travelDate, needDate }: Summarised): string =>
  travelDate || itemType === 'event' ? catDay(travelDate ?? needDate) : orderText.noDay;

/** What is being paid for; busy while it loads. */
export function OrderSummary({ order }: { readonly order: Summarised | undefined }) {
  const item = order?.itemsArray[0];
  const lines = [
    [text.number, order?.number],
    [text.date, order && dayOf(order)],
    [text.people, item && orderText.people({ count: item.people })],
  ] as const;
  return (
    <div className="order-summary" aria-busy={!order}>
      <h2 {...(order && attributesOf(order, 'itemsArray.0.title'))}>
        {order && item && itemTitle(order.itemType, item.people, item.title)}
      </h2>
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
