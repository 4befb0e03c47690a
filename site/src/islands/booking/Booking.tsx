import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { booking as text } from '../../i18n/en';
import { catToday } from '../../lib/cat-time';
import { usd } from '../../lib/money';
import { redirectSoon } from '../../lib/redirect';
import { toast } from '../../lib/toast';
import type { NewOrder } from '../../lib/api/types';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { TextField } from '../form/fields';
import { requiredEmail, requiredPhone, requiredText } from '../form/rules';
import { useHydrated } from '../form/useHydrated';
import './booking.css';
import { PeopleField } from './PeopleField';
import { priceFor } from './price';
import { useOrder } from './useOrder';

interface Props {
  readonly itemType: 'tour' | 'event';
  readonly itemId: string;
  /** US dollars for 1 to 5 people; an event has one price, for one. */
  readonly prices: readonly number[];
  /** `07:00`, in Central Africa Time: when a day's journey begins. */
  readonly startTime?: string;
  /** The day of an event, as `2026-11-21`: it is not for the visitor to choose. */
  readonly fixedDate?: string;
}

export interface BookingValues {
  people: string;
  names: string;
  email: string;
  phoneNumber: string;
  address: string;
  location: string;
  date: string;
}

/** Books a tour or an event: pay later by proforma, or now by card. */
export default function Booking({ itemType, itemId, prices, startTime = '00:00', fixedDate }: Props) {
  const form = useForm<BookingValues>({
    defaultValues: {
      people: '1',
      names: '',
      email: '',
      phoneNumber: '',
      address: '',
      location: '',
      date: fixedDate ?? '',
    },
  });
  const { busy, send } = useOrder();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const alive = useHydrated();
  const today = alive ? catToday() : '';
  const isTour = itemType === 'tour';

  // The day is the visitor's own, and pages are kept for many: it can not be rendered on the server.
  useEffect(() => {
    if (!fixedDate) form.resetField('date', { defaultValue: catToday() });
  }, [form, fixedDate]);

  const peopleText = useWatch({ control: form.control, name: 'people' });
  const people = isTour ? Number(peopleText) : 1;
  const price = peopleText === '' ? null : priceFor(prices, people);
  const notice = isTour && peopleText !== '' && price === null ? text.outside(peopleText) : null;

  const compose = (values: BookingValues): NewOrder => {
    // A journey that begins today begins now: the default of the date.
    const when = values.date === today ? new Date().toISOString() : `${values.date}T${startTime}`;
    return {
      itemType,
      itemsArray: [{ id: itemId, itemNumber: 1 }],
      ...(isTour && { people }),
      amount: price ?? 0,
      names: values.names.trim(),
      email: values.email.trim(),
      phoneNumber: values.phoneNumber.trim(),
      address: values.address.trim(),
      location: values.location.trim(),
      needDate: when,
      deadline: when,
    };
  };

  const submit = form.handleSubmit(async (values, event) => {
    setProblems([]);
    if (!price) return setProblems([text.refused(price ?? 0)]);
    const { submitter } = event?.nativeEvent as SubmitEvent;
    const payNow = submitter instanceof HTMLButtonElement && submitter.value === 'now';
    const outcome = await send(JSON.stringify([values, price]), () => compose(values));
    if (!outcome) return;
    if (!outcome.ok) return setProblems(outcome.problems.length ? outcome.problems : [outcome.message]);
    toast(outcome.data.message, 'success');
    redirectSoon(payNow ? `/myorder/${outcome.data.order.id}` : '/');
  });

  return (
    <Form label={isTour ? text.title : text.eventTitle} onSubmit={submit} busy={busy} problems={problems}>
      {isTour && <PeopleField form={form} notice={notice} />}
      <p className="booking-total" aria-live="polite">
        <span>{isTour ? text.total : text.eventTotal}</span>
        <strong>{price ? usd(price) : price === 0 && !isTour ? text.freeEntry : notice ? '' : text.noPrice}</strong>
      </p>
      <TextField
        form={form}
        name="names"
        label={text.names}
        autoComplete="name"
        rules={requiredText(text.required(text.names))}
      />
      <div className="pair">
        <TextField
          form={form}
          name="email"
          type="email"
          label={text.email}
          autoComplete="email"
          rules={requiredEmail(text.required(text.email))}
        />
        <TextField
          form={form}
          name="phoneNumber"
          type="tel"
          label={text.phone}
          autoComplete="tel"
          rules={requiredPhone(text.required(text.phone))}
        />
      </div>
      <TextField
        form={form}
        name="address"
        label={text.address}
        autoComplete="street-address"
        rules={requiredText(text.required(text.address))}
      />
      <div className="pair">
        <TextField
          form={form}
          name="location"
          label={text.location}
          hint={isTour ? text.locationHint : undefined}
          rules={requiredText(text.required(text.location))}
        />
        <TextField
          form={form}
          name="date"
          type="date"
          label={isTour ? text.date : text.eventDate}
          min={fixedDate ? undefined : today}
          readOnly={Boolean(fixedDate)}
          rules={{ required: text.required(isTour ? text.date : text.eventDate) }}
        />
      </div>
      <div className="actions">
        <SubmitButton text={text.payNow} busyText={text.busy} busy={busy} value="now" />
        <SubmitButton text={text.payLater} busyText={text.busy} busy={busy} value="later" quiet />
      </div>
      <p className="hint">{text.later}</p>
    </Form>
  );
}
