import { today } from '@imisozi/core/kigali-time';
import { cancellationOffers } from '@imisozi/core/pricing/cancellation';
import { toCents } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import { instalmentsOf } from '@imisozi/core/pricing/instalments';
import type { CompanyTerms } from '@imisozi/core/pricing/terms';
import { booking as text, bookingOptions as options, tours } from '../../i18n/for-bookings';
import type { Bookable } from '../../lib/bookable';
import { usd } from '../../lib/money';
import { contactFormLink } from '../../lib/page-links';
import { groupPriceOf, outsideNotice, travelDayOf, type BookingValues } from './booking-values';
import { DueAndCancelling } from './PriceBox';

interface Props {
  readonly item: Bookable;
  readonly values: BookingValues;
}

/** Total and price per person of an item whose prices the form knows; for a tour also what is due when, and refunds. */
export function GroupTotal({ item, values }: Props) {
  const isTour = item.itemType === 'tour';
  const total = (
    <p className="booking-total" aria-live="polite">
      <span>{isTour ? text.total : text.eventTotal}</span>
      <Sum item={item} values={values} />
    </p>
  );
  if (!isTour || !item.terms) return total;
  return (
    <section className="price-box scripted" aria-label={options.price}>
      {total}
      <DueAndCancelling {...dueOf(item, values, item.terms)} />
    </section>
  );
}

/** What the API answers for the same booking, which the browser knows without asking. */
function dueOf(item: Bookable, values: BookingValues, terms: CompanyTerms) {
  const travelDate = travelDayOf(item, values) || undefined;
  const total = toCents(groupPriceOf(item, values) ?? 0);
  return {
    instalments: instalmentsOf({ total, permits: 0, travelDate, today: today() }, terms).map((one) => ({
      ...one,
      amount: toDollars(one.amount),
    })),
    cancellation: cancellationOffers({ total, travelDate }, terms.cancellation, today()).map(
      ({ until, refund, charge, permits }) => ({
        until,
        refund: toDollars(refund),
        charge: toDollars(charge),
        permits: toDollars(permits),
      }),
    ),
  };
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
