import { booking as text, tours } from '../../i18n/for-bookings';
import type { Bookable } from '../../lib/bookable';
import { usd } from '../../lib/money';
import { contactFormLink } from '../../lib/page-links';
import { groupPriceOf, outsideNotice, type BookingValues } from './booking-values';

interface Props {
  readonly item: Bookable;
  readonly values: BookingValues;
}

/** Total and price per person of an item whose prices the form knows. */
export function GroupTotal({ item, values }: Props) {
  const isTour = item.itemType === 'tour';
  return (
    <p className={isTour ? 'booking-total scripted' : 'booking-total'} aria-live="polite">
      <span>{isTour ? text.total : text.eventTotal}</span>
      <Sum item={item} values={values} />
    </p>
  );
}

function Sum({ item, values }: Props) {
  const price = groupPriceOf(item, values);
  const { people = '' } = values;
  // Only the office books groups of this size, and the form already says so.
  if (outsideNotice(item, values)) return null;
  if (!price) return people ? <a href={contactFormLink(item, people)}>{text.noPrice}</a> : null;
  return (
    <span className="sum">
      <strong data-usd={price}>{usd(price)}</strong>
      {Number(people) > 1 && item.itemType === 'tour' && (
        <span>{tours.perPerson({ price: usd(Math.round(price / Number(people))) })}</span>
      )}
    </span>
  );
}
