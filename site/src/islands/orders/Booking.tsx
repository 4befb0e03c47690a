import * as maxLengths from '@imisozi/core/fields/lengths';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { booking as text, bookingOptions as options, bookingSteps as steps } from '../../i18n/for-bookings';
import { pagePath } from '../../i18n/language';
import { refusal } from '../../lib/api/outcome';
import type { CreatedOrder } from '../../lib/api/types';
import type { Bookable } from '../../lib/bookable';
import type { FormPrice, Priced } from '../../lib/booking-price';
import type { Posted } from '../../lib/forms/posted';
import { rememberLatestOrder } from '../../lib/latest-order';
import { usd } from '../../lib/money';
import type { PriceNames } from '../../lib/price-names';
import { redirectSoon } from '../../lib/redirect';
import { toast } from '../../lib/toast';
import { forgetTyped } from '../../lib/typed-booking';
import { Form } from '../form/Form';
import { Step } from '../form/Step';
import { SubmitButton } from '../form/SubmitButton';
import { TermsNote } from '../form/TermsNote';
import { TextField } from '../form/fields';
import { optionalText } from '../form/rules';
import { useIdempotentPost } from '../form/useIdempotentPost';
import { useSiteForm } from '../form/useSiteForm';
import { CalendarOnDemand } from './CalendarOnDemand';
import { ClientFields } from './ClientFields';
import { EarlierOrder } from './EarlierOrder';
import { PriceBox } from './PriceBox';
import { TotalLine } from './TotalLine';
import { WaitingOffer } from './WaitingOffer';
import { departureOf, emptyFor, orderOf, questionOf, waiterOf, type BookingValues } from './booking-values';
import { dayText, partyText } from './chosen-texts';
import { knownPriceOf } from './known-price';
import { DateField, DepartureField, ExtraFields, PartyFields, seatsFree } from './trip-fields';
import { isSamePrice, usePrice, type PriceField } from './usePrice';

/** HTTP status: too few seats. */
const CONFLICT = 409;

interface Props {
  readonly item: Bookable;
  /** The price of the form's initial values, if only the server knows it. */
  readonly price?: Priced | undefined;
  readonly names?: PriceNames | undefined;
  readonly posted?: Posted | undefined;
}

/** Books a tour or an event: later by proforma invoice, or now by card. */
export default function Booking({ item, price, names, posted }: Props) {
  const sendOrder = useIdempotentPost<CreatedOrder>('/api/order');
  // The departure that had too few seats at the last attempt.
  const [refused, setRefused] = useState('');
  const siteForm = useSiteForm({
    name: 'booking',
    empty: emptyFor(item),
    posted,
    send: async (typed, pressed) => {
      setRefused('');
      if (known === null) return refusal(text.refused({ amount: 0 }));
      // Who presses before the price of a change is there has agreed to what is still shown.
      const asked = shown.total === undefined ? await shown.askAgain() : undefined;
      if (asked && !('total' in asked)) return { ...refusal(asked.problems[0] ?? ''), problems: asked.problems };
      if (asked && !(shown.last && isSamePrice(asked, shown.last))) return changedSince(shown.last, asked);
      const seen = shown.last!.total;
      const outcome = await sendOrder(orderOf(item, typed, seen, pressed));
      if (outcome.ok || known) return outcome;
      if (outcome.status === CONFLICT) setRefused(typed['departure'] ?? '');
      if (outcome.status === 0) return outcome;
      // The price may have changed since it was shown.
      const now = await shown.askAgain();
      if (!('total' in now) || now.total === seen) return outcome;
      return { ...outcome, problems: [...outcome.problems, options.newPrice({ total: usd(now.total) })] };
    },
    done: ({ message, order }, { pressed }) => {
      forgetTyped();
      const paysNow = pressed === 'now';
      const isKept = rememberLatestOrder(order, { notice: message, paysNow });
      // The payment page shows the notice itself; without storage only the order's page knows what is to be paid.
      if (paysNow) location.assign(pagePath(isKept ? '/pay' : `/myorder/${order.id}`));
      else {
        toast(message, 'success');
        redirectSoon(pagePath('/'));
      }
      return 'leaving';
    },
  });
  const { form, isHydrated, busy, rendered } = siteForm;
  const typed = useWatch({ control: form.control });
  const values = { ...rendered, ...(isHydrated && (typed as BookingValues)) };
  const known = knownPriceOf(item, values);
  const shown = usePrice(questionOf(item, values), { first: price, known });
  useChosenDeparture((id) => form.setValue('departure', id, { shouldDirty: true }));

  const problemOf = (field: PriceField | undefined) =>
    !shown.isOld && shown.refused?.field === field ? shown.refused?.problem : undefined;
  const fields = { form, item, values };
  const isTour = item.itemType === 'tour';
  const lacksSeats = isHydrated && (seatsFree(item, values) ?? 0) < 0;
  return (
    <Form
      siteForm={siteForm}
      worksWithoutJs
      hiddenFields={price ? { amount: String(shown.last?.total ?? 0) } : {}}
      label={isTour ? text.title : text.eventTitle}
      button={
        <>
          {(lacksSeats || (refused && refused === values['departure'])) && (
            <WaitingOffer departure={values['departure'] ?? ''} waiter={waiterOf(item, values)} />
          )}
          <SubmitButton text={text.payNow} busyText={text.busy} busy={busy} value="now" />
          <SubmitButton text={text.payLater} busyText={text.busy} busy={busy} value="later" quiet />
        </>
      }
    >
      <EarlierOrder itemId={item.itemId} />
      <div className="form-steps">
        {isTour && (
          <Step form={form} title={steps.when} chosen={dayText(item, values)} next={steps.next} isFirst>
            {item.departures.length > 0 && <DepartureField {...fields} problem={problemOf('date')} />}
            <DateField {...fields} problem={problemOf('date')} />
            <CalendarOnDemand {...fields} />
          </Step>
        )}
        <Step form={form} title={steps.who} chosen={partyText(item, values)} next={steps.next} isFirst={!isTour}>
          <PartyFields {...fields} problem={problemOf('travellers')} />
          {item.extras.length > 0 && <ExtraFields {...fields} problem={problemOf('extras')} />}
          {isTour && (
            <TextField
              form={form}
              name="promoCode"
              label={options.promoCode}
              hint={options.promoHint}
              problem={problemOf('promoCode')}
              autoComplete="off"
              rules={optionalText(maxLengths.promoCode)}
            />
          )}
        </Step>
        <Step form={form} title={steps.you} chosen={values['names'] ?? ''}>
          <ClientFields form={form} isTour={isTour} />
        </Step>
      </div>
      {isTour && (
        <PriceBox
          price={shown.last}
          problem={problemOf(undefined)}
          isOld={!shown.isCurrent}
          hasSeats={departureOf(item, values) !== undefined}
          names={names}
        />
      )}
      <TotalLine item={item} price={shown.last} isOld={!shown.isCurrent} />
      {isTour && (
        <noscript>
          <button className="button button--quiet" name="action" value="price">
            {options.update}
          </button>
        </noscript>
      )}
      <p className="hint">{text.later}</p>
      <TermsNote />
    </Form>
  );
}

/** The response to an attempt that was made before its price was known. */
const changedSince = (before: FormPrice | undefined, now: FormPrice) =>
  refusal(before?.total === now.total ? options.newTerms : options.newPrice({ total: usd(now.total) }));

/** A link in the list of departures selects its departure in the form; opening a new page would lose what was typed. */
function useChosenDeparture(choose: (id: string) => void) {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('#departures a[href*="departure="]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      choose(new URLSearchParams(link.search).get('departure') ?? '');
      document.querySelector<HTMLElement>('#booking [name=departure]')?.focus();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  });
}
