import { pagePath } from '../../i18n/language';
import { booking as text, tours } from '../../i18n/for-bookings';
import { refusal } from '../../lib/api/outcome';
import type { CreatedOrder } from '../../lib/api/types';
import type { Bookable } from '../../lib/bookable';
import { rememberLatestOrder } from '../../lib/latest-order';
import { catTomorrow } from '../../lib/cat-time';
import type { Posted } from '../../lib/forms/posted';
import { usd } from '../../lib/money';
import { contactFormLink } from '../../lib/page-links';
import { redirectSoon } from '../../lib/redirect';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { TermsNote } from '../form/TermsNote';
import { EmailField, NameField, PhoneField } from '../form/contact-fields';
import { TextField } from '../form/fields';
import { requiredText } from '../form/rules';
import { useSiteForm, useFieldValue } from '../form/useSiteForm';
import { useIdempotentPost } from '../form/useIdempotentPost';
import { EarlierOrder } from './EarlierOrder';
import { PeopleField } from './PeopleField';
import { amountOf, dateRefused, emptyFor, orderOf, outsideNotice } from './booking-values';

interface Props {
  readonly item: Bookable;
  readonly posted?: Posted | undefined;
}

interface TotalProps {
  readonly item: Bookable;
  readonly people: string;
  readonly price: number | null;
  /** The office books groups of this size, and the form says so already. */
  readonly isSilent: boolean;
}

/** The total and the price per person, or a link to the office. */
function Total({ item, people, price, isSilent }: TotalProps) {
  if (isSilent) return null;
  if (!price) return people ? <a href={contactFormLink(item, people)}>{text.noPrice}</a> : null;
  return (
    <span className="sum">
      <strong data-usd={price}>{usd(price)}</strong>
      {Number(people) > 1 && item.itemType === 'tour' && (
        <span>{tours.perPerson(usd(Math.round(price / Number(people))))}</span>
      )}
    </span>
  );
}

/** Books a tour or an event: pay later by proforma, or now by card. */
export default function Booking({ item, posted }: Props) {
  const { itemType, fixedDate } = item;
  const isTour = itemType === 'tour';
  const sendOrder = useIdempotentPost<CreatedOrder>('/api/order');
  const siteForm = useSiteForm({
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
      rememberLatestOrder(order, { notice: message, continuesToPayment: paysNow });
      redirectSoon(pagePath(paysNow ? `/myorder/${order.id}` : '/'));
      return 'leaving';
    },
  });
  const { form, isHydrated, busy } = siteForm;
  // The page is cached for days, so only the browser knows which day is tomorrow.
  const tomorrow = isHydrated ? catTomorrow() : undefined;
  const people = useFieldValue(siteForm, 'people');
  const price = amountOf(item, people);
  const notice = outsideNotice(item, people);

  return (
    <Form
      siteForm={siteForm}
      worksWithoutJs
      label={isTour ? text.title : text.eventTitle}
      button={
        <>
          <SubmitButton text={text.payNow} busyText={text.busy} busy={busy} value="now" />
          <SubmitButton text={text.payLater} busyText={text.busy} busy={busy} value="later" quiet />
        </>
      }
    >
      <EarlierOrder itemId={item.itemId} />
      {isTour && <PeopleField form={form} item={item} notice={notice} />}
      <p className={isTour ? 'booking-total scripted' : 'booking-total'} aria-live="polite">
        <span>{isTour ? text.total : text.eventTotal}</span>
        <Total item={item} people={people} price={price} isSilent={Boolean(notice)} />
      </p>
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
