import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { booking as text } from '../../i18n/en';
import { refusal } from '../../lib/api/outcome';
import type { CreatedOrder } from '../../lib/api/types';
import type { Bookable } from '../../lib/bookable';
import { catToday } from '../../lib/cat-time';
import type { Posted } from '../../lib/forms/posted';
import { usd } from '../../lib/money';
import { redirectSoon } from '../../lib/redirect';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { TextField } from '../form/fields';
import { requiredEmail, requiredPhone, requiredText } from '../form/rules';
import { useFormKit } from '../form/useFormKit';
import { useSendOnce } from '../form/useSendOnce';
import './booking.css';
import { PeopleField } from './PeopleField';
import { amountOf, EMPTY, orderOf, outsideNotice } from './order';

interface Props {
  readonly item: Bookable;
  readonly posted?: Posted | undefined;
}

/** Books a tour or an event: pay later by proforma, or now by card. */
export default function Booking({ item, posted }: Props) {
  const { itemType, fixedDate } = item;
  const isTour = itemType === 'tour';
  const sendOrder = useSendOnce<CreatedOrder>('/api/order');
  const kit = useFormKit({
    name: 'booking',
    empty: { ...EMPTY, date: fixedDate ?? '' },
    posted,
    send: async (values) => {
      const amount = amountOf(item, values.people);
      return amount ? sendOrder(orderOf(item, values)) : refusal(text.refused(amount ?? 0));
    },
    done: ({ message, order }, { pressed }) => {
      toast(message, 'success');
      redirectSoon(pressed === 'now' ? `/myorder/${order.id}` : '/');
      return 'moving on';
    },
  });
  const { form, alive, busy } = kit;
  const today = alive ? catToday() : '';

  // The day is the visitor's own, and pages are kept for many: it can not be rendered on the server.
  useEffect(() => {
    if (!form.getValues('date')) form.resetField('date', { defaultValue: catToday() });
  }, [form]);

  const people = useWatch({ control: form.control, name: 'people' });
  const price = amountOf(item, people);
  const notice = outsideNotice(item, people);

  return (
    <Form
      kit={kit}
      plain
      label={isTour ? text.title : text.eventTitle}
      button={
        <>
          <SubmitButton text={text.payNow} busyText={text.busy} busy={busy} value="now" />
          <SubmitButton text={text.payLater} busyText={text.busy} busy={busy} value="later" quiet />
        </>
      }
    >
      {isTour && <PeopleField form={form} notice={notice} />}
      <p className={isTour ? 'booking-total scripted' : 'booking-total'} aria-live="polite">
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
      <p className="hint">{text.later}</p>
    </Form>
  );
}
