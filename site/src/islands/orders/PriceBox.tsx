import { FIRST_HOLD_MINUTES } from '@imisozi/core/pricing/seat-times';
import { bookingOptions as text, tours } from '../../i18n/for-bookings';
import { catDay } from '../../lib/cat-time';
import { usd } from '../../lib/money';
import type { PriceNames } from '../../lib/price-names';
import type { FormPrice } from '../../lib/booking-price';

interface Props {
  /** The price, or the last one that there was. */
  readonly price: FormPrice | undefined;
  /** Why there is none, where no field says so. */
  readonly problem?: string | undefined;
  /** Whether it is not the price of what the form says now. */
  readonly isOld: boolean;
  /** Whether seats of a departure are booked, which are kept for a while. */
  readonly hasSeats: boolean;
  readonly names?: PriceNames | undefined;
}

/** The lines of the price, what is due when, and what cancelling costs. */
export function PriceBox({ price, problem, isOld, hasSeats, names }: Props) {
  return (
    <section className="price-box" aria-label={text.price} aria-busy={isOld}>
      {problem && (
        <p className="problem" role="status">
          {problem}
        </p>
      )}
      {price && <Lines price={price} hasSeats={hasSeats} names={names} />}
    </section>
  );
}

type LinesProps = Pick<Props, 'hasSeats' | 'names'> & { readonly price: FormPrice };

function Lines({ price, hasSeats, names }: LinesProps) {
  const { lines, total, people, season, instalments, cancellation, terms } = price;
  // Where a language puts the name of the season.
  const [before, after] = text.includesSeason({ season: '\n' }).split('\n');
  return (
    <>
      <dl>
        {lines.map(({ kind, label, quantity, unitAmount, amount }) => (
          <div key={label + unitAmount}>
            <dt>
              {quantity !== 1 && `${quantity} × `}
              {kind === 'promo' ? label : <Name of={label} names={names} />}
            </dt>
            <dd>{usd(amount)}</dd>
          </div>
        ))}
      </dl>
      {season && (
        <p className="hint">
          {before}
          <Name of={season} names={names} />
          {after}
        </p>
      )}
      <p className="booking-total" aria-live="polite">
        <span>{text.total}</span>
        <span className="sum">
          <strong data-usd={total}>{usd(total)}</strong>
          {people > 1 && <span>{tours.people({ count: people })}</span>}
        </span>
      </p>
      {cancellation.length === 0 ? (
        <p className="hint">{text.chooseDate}</p>
      ) : (
        <>
          <dl>
            {instalments.map(({ label, dueDate, amount }) => (
              <div key={label}>
                <dt>
                  {dueDate === 'now'
                    ? text.dueNow({ what: text.instalments[label] })
                    : text.dueOn({ what: text.instalments[label], day: catDay(dueDate) })}
                </dt>
                <dd>{usd(amount)}</dd>
              </div>
            ))}
          </dl>
          <p className="label">{text.cancelling}</p>
          <dl className="hint">
            {cancellation.map(({ until, ...cost }) => (
              <div key={until}>
                <dt>{text.until({ day: catDay(until) })}</dt>
                <dd>{costText(cost)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {hasSeats && <p className="hint">{text.hold({ minutes: FIRST_HOLD_MINUTES, hours: terms.holdHours })}</p>}
    </>
  );
}

/** A name of the price in the visitor's language, or marked as English. */
function Name({ of, names }: { readonly of: string; readonly names: PriceNames | undefined }) {
  if (!names) return of;
  return Object.hasOwn(names, of) ? (
    names[of]
  ) : (
    <span lang="en" dir="ltr">
      {of}
    </span>
  );
}

type Cost = Omit<FormPrice['cancellation'][number], 'until'>;

function costText({ charge, permits, refund }: Cost): string {
  if (charge + permits === 0) return text.free;
  if (refund === 0) return text.everything;
  if (permits === 0) return text.charged({ charge: usd(charge), refund: usd(refund) });
  return charge === 0
    ? text.permitsKept({ permits: usd(permits), refund: usd(refund) })
    : text.chargedWithPermits({ charge: usd(charge), permits: usd(permits), refund: usd(refund) });
}
