import { today } from '@imisozi/core/kigali-time';
import { discountLabel, shownQuantity } from '@imisozi/core/pricing/discount-label';
import { FIRST_HOLD_MINUTES } from '@imisozi/core/pricing/seat-times';
import { dueText, offerRows } from '@imisozi/core/terms-sentences';
import { bookingOptions as text, moneyTerms } from '../../i18n/for-bookings';
import { languageCode } from '../../i18n/language';
import { catDay } from '../../lib/cat-time';
import { usd } from '../../lib/money';
import type { PriceNames } from '../../lib/price-names';
import type { FormPrice } from '../../lib/booking-price';
import { RefundBar } from './RefundBar';

interface Props {
  /** The current price, or the last known one. */
  readonly price: FormPrice | undefined;
  /** Why there is no price, if no field shows the reason. */
  readonly problem?: string | undefined;
  /** Whether the form has changed since this price was calculated, or is refused. */
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
  const { lines, season, instalments, cancellation, terms } = price;
  // Splits the sentence where the language puts the season's name.
  const [before, after] = text.includesSeason({ season: '\n' }).split('\n');
  return (
    <>
      {lines.length > 0 && (
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
      )}
      {season && (
        <p className="hint">
          {before}
          <Name of={season} names={names} />
          {after}
        </p>
      )}
      <DueAndCancelling {...{ instalments, cancellation }} />
      {hasSeats && <p className="hint">{text.hold({ minutes: FIRST_HOLD_MINUTES, hours: terms.holdHours })}</p>}
    </>
  );
}

/** What is due when, and what cancelling costs until when; without a day, only that it needs one. */
function DueAndCancelling({ instalments, cancellation }: Pick<FormPrice, 'instalments' | 'cancellation'>) {
  if (cancellation.length === 0) return <p className="hint">{text.chooseDate}</p>;
  return (
    <>
      <dl>
        {instalments.map(({ label, dueDate, amount }) => (
          <div key={label}>
            <dt>{dueText({ label, dueDate }, moneyTerms, catDay)}</dt>
            <dd>{usd(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="label">{moneyTerms.cancelling}</p>
      <RefundBar rows={offerRows(cancellation, today(), moneyTerms, { usd, day: catDay })} />
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
