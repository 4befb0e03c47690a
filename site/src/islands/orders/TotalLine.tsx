import { booking as text, bookingOptions as options, tours } from '../../i18n/for-bookings';
import type { Bookable } from '../../lib/bookable';
import type { FormPrice } from '../../lib/booking-price';
import { usd } from '../../lib/money';

interface Props {
  readonly item: Bookable;
  /** The current price, or the last known one. */
  readonly price: FormPrice | undefined;
  /** Whether the form has changed since this price was calculated, or is refused. */
  readonly isOld: boolean;
}

/** The total: it stays in view while the form is scrolled through (`forms.css`). */
export function TotalLine({ item, price, isOld }: Props) {
  if (!price) return null;
  const { total, people, lines } = price;
  return (
    <p className="booking-total" aria-live="polite" aria-busy={isOld}>
      <span>{labelOf(item, people)}</span>
      <span className="sum">
        <strong data-usd={total}>{usd(total)}</strong>
        {people > 1 && (
          <span>
            {/* Lines say who pays what. */}
            {lines.length === 0
              ? tours.perPerson({ price: usd(Math.round(total / people)) })
              : tours.people({ count: people })}
          </span>
        )}
      </span>
    </p>
  );
}

function labelOf({ itemType, prices }: Bookable, people: number): string {
  if (!prices) return options.total;
  if (itemType === 'tour') return text.total;
  return people > 1 ? options.total : text.eventTotal;
}
