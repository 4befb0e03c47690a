import { discountLabel, shownQuantity } from '@imisozi/core/pricing/discount-label';
import { FIRST_HOLD_MINUTES } from '@imisozi/core/pricing/seat-times';
import { bookingOptions as text, tours } from '../../i18n/for-bookings';
import { languageCode } from '../../i18n/language';
import { catDay } from '../../lib/cat-time';
import { usd } from '../../lib/money';
import type { PriceNames } from '../../lib/price-names';
import type { FormPrice } from '../../lib/booking-price';

interface Props {
  /** The current price, or the last known one. */
  readonly price: FormPrice | undefined;
  /** Why there is no price, if no field shows the reason. */
  readonly problem?: string | undefined;
  /** Whether the form has changed since this price was calculated. */
  readonly isOld: boolean;
  /** Whether the booking holds seats of a departure for a limited time. */
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
  // Splits the sentence where the language puts the season's name.
  const [before, after] = text.includesSeason({ season: '\n' }).split('\n');
  return (
    <>
      <dl>
        {lines.map((line) => (
          <div key={line.label + line.unitAmount}>
            <dt>
              {shownQuantity(line) !== 1 && `${line.quantity} × `}
              {line.kind === 'promo' ? (
                discountLabel(line.label, languageCode())
              ) : (
                <Name of={line.label} names={names} />
              )}
            </dt>
            <dd>{usd(line.amount)}</dd>
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

/** A name from the price lines in the visitor's language; marked as English if it has no translation. */
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
