import { pagePath } from '../../i18n/language';
import { today } from '@imisozi/core/kigali-time';
import { firstBookableDay } from '@imisozi/core/pricing/lead-time';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { booking as text, trade } from '../../i18n/for-bookings';
import { refusal } from '../../lib/api/outcome';
import type { CreatedOrder } from '../../lib/api/types';
import type { Posted } from '../../lib/forms/posted';
import { rememberLatestOrder } from '../../lib/latest-order';
import { usd } from '../../lib/money';
import type { Priced } from '../../lib/booking-price';
import type { PriceNames } from '../../lib/price-names';
import { redirectSoon } from '../../lib/redirect';
import { toast } from '../../lib/toast';
import type { TradeItem } from '../../lib/trade';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { TermsNote } from '../form/TermsNote';
import { EmailField, NameField, PhoneField } from '../form/contact-fields';
import { SelectField, TextField } from '../form/fields';
import { requiredText } from '../form/rules';
import { useIdempotentPost } from '../form/useIdempotentPost';
import { useSiteForm } from '../form/useSiteForm';
import { CountField } from './CountField';
import { EarlierOrder } from './EarlierOrder';
import { PriceBox } from './PriceBox';
import {
  dayRefused,
  emptyTrade,
  extraField,
  partyOf,
  questionOf,
  tradeOrderOf,
  typeField,
  waiterOf,
} from './trade-values';
import { usePrice, type PriceField } from './usePrice';
import { WaitingOffer } from './WaitingOffer';

/** The API's answer for seats that are not there. */
const CONFLICT = 409;

interface Props {
  readonly item: TradeItem;
  /** Of what the form says at first. */
  readonly price: Priced;
  readonly names?: PriceNames | undefined;
  readonly posted?: Posted | undefined;
}

/** Books a tour by departure or date, for travellers of several types, with extras. */
export default function TradeBooking({ item, price, names, posted }: Props) {
  const sendOrder = useIdempotentPost<CreatedOrder>('/api/order');
  // The departure that has too few seats for what was asked for.
  const [refused, setRefused] = useState('');
  const siteForm = useSiteForm({
    name: 'booking',
    empty: emptyTrade(item),
    posted,
    send: async (typed, pressed) => {
      setRefused('');
      if (shown.isOld || !('total' in shown.priced)) {
        const now = await shown.askAgain();
        return 'total' in now
          ? refusal(trade.newPrice(usd(now.total)))
          : { ...refusal(now.problems[0] ?? ''), problems: now.problems };
      }
      const seen = shown.priced.total;
      const outcome = await sendOrder(tradeOrderOf(item, typed, seen, pressed));
      if (!outcome.ok && outcome.status === CONFLICT) setRefused(typed['departure'] ?? '');
      if (outcome.ok || outcome.status === 0) return outcome;
      // Somebody may have changed the price since it was shown.
      const now = await shown.askAgain();
      if (!('total' in now) || now.total === seen) return outcome;
      return { ...outcome, problems: [...outcome.problems, trade.newPrice(usd(now.total))] };
    },
    done: ({ message, order }, { pressed }) => {
      const paysNow = pressed === 'now';
      toast(message, 'success');
      rememberLatestOrder(order, { notice: message, continuesToPayment: paysNow });
      redirectSoon(pagePath(paysNow ? `/myorder/${order.id}` : '/'));
      return 'leaving';
    },
  });
  const { form, isHydrated, busy, rendered } = siteForm;
  const typed = useWatch({ control: form.control });
  const values = { ...rendered, ...(isHydrated && (typed as typeof rendered)) };
  const shown = usePrice(questionOf(item, values), price);
  useChosenDeparture((id) => form.setValue('departure', id, { shouldDirty: true }));

  const problemOf = (field: PriceField | undefined) =>
    !shown.isOld && shown.refused?.field === field ? shown.refused?.problem : undefined;
  const hasDepartures = item.departures.length > 0;
  const { seats = null } = item.departures.find(({ id }) => id === values['departure']) ?? {};
  // What the form says of seats is of the departure that was chosen when the page was made, so only the script caps.
  const free = seats === null || !isHydrated ? undefined : seats - partyOf(item, values);
  const lacksSeats = free !== undefined && free < 0;
  const hasSeats = hasDepartures && values['departure'] !== '';
  const total = 'total' in price ? price.total : 0;
  return (
    <Form
      siteForm={siteForm}
      worksWithoutJs
      hiddenFields={{ amount: String(total) }}
      label={text.title}
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
      {hasDepartures && (
        <SelectField
          form={form}
          name="departure"
          label={trade.departure}
          {...(!item.isListedOnly && { placeholder: trade.otherDate })}
          options={item.departures.map(({ id, text: words }) => ({ value: id, text: words }))}
          problem={problemOf('date')}
        />
      )}
      {!item.isListedOnly && !(hasSeats && isHydrated) && (
        <TextField
          form={form}
          name="date"
          type="date"
          label={text.date}
          hint={dateHint(item)}
          problem={hasDepartures ? undefined : problemOf('date')}
          min={isHydrated ? firstDayOf(item) : undefined}
          rules={{
            validate: (_, all) => dayRefused(item, all) ?? true,
            ...(!hasDepartures && { required: text.required(text.date) }),
          }}
        />
      )}
      <fieldset className="pair">
        <legend className="label">{trade.travellers}</legend>
        {item.types.map(({ code, label, hint }) => (
          <CountField
            key={code}
            form={form}
            name={typeField(code)}
            min={0}
            max={free === undefined ? undefined : Math.max(Number(values[typeField(code)]) + free, 0)}
            label={label}
            hint={hint || undefined}
            rules={{ pattern: { value: /^\d{1,3}$/, message: trade.countInvalid } }}
          />
        ))}
        {(isHydrated || problemOf('travellers')) && (
          <p className={lacksSeats || problemOf('travellers') ? 'problem wide' : 'hint wide'} role="status">
            {free !== undefined && free <= 0 && trade.seats(seats!)} {problemOf('travellers')}
          </p>
        )}
      </fieldset>
      {item.extras.length > 0 && (
        <fieldset className="pair">
          <legend className="label">{trade.extras}</legend>
          {item.extras.map(({ code, label, most }) => (
            <SelectField key={code} form={form} name={extraField(code)} label={label} options={quantities(most)} />
          ))}
          {problemOf('extras') && (
            <p className="problem wide" role="status">
              {problemOf('extras')}
            </p>
          )}
        </fieldset>
      )}
      <TextField
        form={form}
        name="promoCode"
        label={trade.promoCode}
        hint={trade.promoHint}
        problem={problemOf('promoCode')}
        autoComplete="off"
      />
      <PriceBox
        price={shown.last}
        problem={problemOf(undefined)}
        isOld={shown.isOld || ('problems' in shown.priced && !shown.priced.withoutCode)}
        hasSeats={hasSeats}
        names={names}
      />
      <noscript>
        <button className="button button--quiet" name="action" value="price">
          {trade.update}
        </button>
      </noscript>
      <NameField form={form} name="names" label={text.names} required={text.required(text.names)} />
      <div className="pair">
        <EmailField form={form} name="email" label={text.email} required={text.required(text.email)} />
        <PhoneField form={form} name="phoneNumber" label={text.phone} required={text.required(text.phone)} />
      </div>
      <TextField
        form={form}
        name="address"
        label={text.address}
        autoComplete="street-address"
        rules={requiredText(text.required(text.address))}
      />
      <TextField
        form={form}
        name="location"
        label={text.location}
        hint={text.locationHint}
        rules={requiredText(text.required(text.location))}
      />
      <p className="hint">{text.later}</p>
      <TermsNote />
    </Form>
  );
}

/** The first day that can be chosen. */
const firstDayOf = ({ leadDays = 0 }: TradeItem): string => firstBookableDay({ leadDays }, today());

/** What to know before choosing a day. A page is kept for longer than its day, so it counts days and names none. */
const dateHint = ({ departures, leadDays }: TradeItem): string | undefined =>
  [departures.length > 0 && trade.otherDateHint, leadDays && trade.leadDays(leadDays)].filter(Boolean).join('. ') ||
  undefined;

const quantities = (most: number) =>
  Array.from({ length: most + 1 }, (_, index) => ({
    value: String(index),
    text: index === 0 ? trade.none : most === 1 ? trade.yes : String(index),
  }));

/** A link of the list chooses its departure in the form, so that nothing typed is lost by a new page. */
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
