import { useEffect, useState } from 'react';
import { booking as text, tours } from '../../i18n/en';
import { refusal } from '../../lib/api/outcome';
import type { CreatedOrder } from '../../lib/api/types';
import type { Bookable } from '../../lib/bookable';
import { keepBooked, readBooked, type Booked } from '../../lib/booked';
import { catTomorrow } from '../../lib/cat-time';
import type { Posted } from '../../lib/forms/posted';
import { usd } from '../../lib/money';
import { officeLink } from '../../lib/office';
import { redirectSoon } from '../../lib/redirect';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { TermsNote } from '../form/TermsNote';
import { TextField } from '../form/fields';
import { requiredEmail, requiredPhone, requiredText } from '../form/rules';
import { useFormKit, useShown } from '../form/useFormKit';
import { useSendOnce } from '../form/useSendOnce';
import { PeopleField } from './PeopleField';
import { amountOf, dateRefused, emptyFor, orderOf, outsideNotice } from './order';

interface Props {
  readonly item: Bookable;
  readonly posted?: Posted | undefined;
}

interface TotalProps {
  readonly item: Bookable;
  readonly people: string;
  readonly price: number | null;
  /** The office books this group, and has been named already. */
  readonly isSilent: boolean;
}

/** What the group pays together, and each of them; or who knows. */
function Total({ item, people, price, isSilent }: TotalProps) {
  if (isSilent) return null;
  if (!price) return people ? <a href={officeLink(item, people)}>{text.noPrice}</a> : null;
  return (
    <span className="sum">
      <strong>{usd(price)}</strong>
      {Number(people) > 1 && item.itemType === 'tour' && (
        <span>{tours.perPerson(usd(Math.round(price / Number(people))))}</span>
      )}
    </span>
  );
}

/** The order for the same that was made in this tab: whoever comes back to the form shall not make it again unawares. */
function useBookedBefore({ itemId }: Bookable): Booked | null {
  const [before, setBefore] = useState<Booked | null>(null);
  useEffect(() => {
    const look = () => {
      const booked = readBooked();
      setBefore(booked?.itemId === itemId ? booked : null);
    };
    look();
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, [itemId]);
  return before;
}

/** Books a tour or an event: pay later by proforma, or now by card. */
export default function Booking({ item, posted }: Props) {
  const { itemType, fixedDate } = item;
  const isTour = itemType === 'tour';
  const sendOrder = useSendOnce<CreatedOrder>('/api/order');
  const kit = useFormKit({
    name: 'booking',
    empty: emptyFor(item),
    posted,
    send: async (values) => {
      const amount = amountOf(item, values.people);
      return amount ? sendOrder(orderOf(item, values)) : refusal(text.refused(amount ?? 0));
    },
    done: ({ message, order }, { pressed }) => {
      const paysNow = pressed === 'now';
      toast(message, 'success');
      keepBooked(order, { says: message, goesOn: paysNow });
      redirectSoon(paysNow ? `/myorder/${order.id}` : '/');
      return 'moving on';
    },
  });
  const { form, alive, busy } = kit;
  const before = useBookedBefore(item);
  // Pages are kept for many days: which one is tomorrow, only the browser knows.
  const tomorrow = alive ? catTomorrow() : undefined;
  const people = useShown(kit, 'people');
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
      {before && (
        <p className="note" role="status">
          {text.ordered(before.number)} <a href={`/myorder/${before.id}`}>{text.view}</a>
        </p>
      )}
      {isTour && <PeopleField form={form} item={item} notice={notice} />}
      <p className={isTour ? 'booking-total scripted' : 'booking-total'} aria-live="polite">
        <span>{isTour ? text.total : text.eventTotal}</span>
        <Total item={item} people={people} price={price} isSilent={Boolean(notice)} />
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
          min={fixedDate ? undefined : tomorrow}
          readOnly={Boolean(fixedDate)}
          rules={{
            validate: (date) => dateRefused(item, date) ?? true,
            required: text.required(isTour ? text.date : text.eventDate),
          }}
        />
      </div>
      <p className="hint">{text.later}</p>
      <TermsNote />
    </Form>
  );
}
