import * as maxLengths from '@imisozi/core/fields/lengths';
import { pagePath } from '../../i18n/language';
import { useEffect } from 'react';
import { booking, participant as text } from '../../i18n/for-bookings';
import { refusal } from '../../lib/api/outcome';
import type { CreatedOrder } from '../../lib/api/types';
import { rememberLatestOrder } from '../../lib/latest-order';
import { withTimeOnPage } from '../../lib/forms/bot-check';
import type { Posted } from '../../lib/forms/posted';
import { usd } from '../../lib/money';
import { redirectSoon } from '../../lib/redirect';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { TermsNote } from '../form/TermsNote';
import { CountryNames } from '../form/CountryNames';
import { EmailField, PhoneField } from '../form/contact-fields';
import { CheckField, SelectField, TextField } from '../form/fields';
import { optionalText, requiredText } from '../form/rules';
import { useSiteForm, useFieldValue } from '../form/useSiteForm';
import { useIdempotentPost } from '../form/useIdempotentPost';
import { sendRegistration, type Registered } from './send-registration';
import { choiceRefused, empty, feeOrderOf, participantOf, type EventChoice } from './registration-values';
import { TitleField } from './TitleField';

interface Props {
  readonly events: readonly EventChoice[];
  readonly posted?: Posted | undefined;
}

const COUNTRIES = 'registration-countries';

const needed = (label: string, max: number) => requiredText(text.required({ label }), max);

/** Registers a participant: first the order for the fee, then the registration itself. */
export default function Registration({ events, posted }: Props) {
  const sendOrder = useIdempotentPost<CreatedOrder>('/api/order');
  const sendParticipant = useIdempotentPost<Registered>('/api/participant/create');
  const sendAndTell = async (body: object) => {
    const registered = await sendParticipant(body);
    if (!registered.ok) toast(registered.status === 400 ? text.missing : registered.message, 'error');
    return registered;
  };
  const siteForm = useSiteForm({
    name: 'participant',
    empty: empty(),
    posted,
    send: async (values) => {
      const event = events.find(({ id }) => id === values.eventId);
      const refused = choiceRefused(event);
      if (refused || !event) return refusal(refused ?? text.eventRequired);
      const participant = await withTimeOnPage(participantOf(event, values));
      return sendRegistration(
        { participant, fee: feeOrderOf(event, values) },
        { order: sendOrder, participant: sendAndTell },
      );
    },
    done: ({ message, order }, { tell }) => {
      toast(message, 'success');
      if (!order) return tell(message);
      rememberLatestOrder(order, { notice: message });
      redirectSoon(pagePath(`/myorder/${order.id}`));
      return 'leaving';
    },
  });
  const { form } = siteForm;
  const eventId = useFieldValue(siteForm, 'eventId');
  const event = events.find(({ id }) => id === eventId);

  // The page is cached for everyone, so a script preselects the event that the link names.
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('event');
    const found = events.find(({ slug }) => slug === wanted);
    if (found && !form.getValues('eventId')) form.setValue('eventId', found.id);
  }, [events, form]);

  return (
    <Form siteForm={siteForm} worksWithoutJs label={text.title} button={[text.send, text.busy]}>
      <SelectField
        form={form}
        name="eventId"
        label={text.event}
        placeholder={text.eventPlaceholder}
        options={events.map(({ id, label }) => ({ value: id, text: label }))}
        rules={{ required: text.eventRequired }}
      />
      <p className="booking-total scripted" aria-live="polite">
        <span>{text.fee}</span>
        {event ? (
          event.price > 0 ? (
            <strong>{usd(event.price)}</strong>
          ) : (
            // Shown at once, because the server would refuse the event only after everything has been filled in.
            <span>
              <strong>{booking.freeEntry}</strong> <a href={pagePath(`/event/${event.slug}`)}>{text.noNeed}</a>
            </span>
          )
        ) : (
          <span className="hint">{text.feeLater}</span>
        )}
      </p>
      <TitleField form={form} />
      <div className="pair">
        <TextField
          form={form}
          name="familyName"
          label={text.familyName}
          autoComplete="family-name"
          rules={needed(text.familyName, maxLengths.partOfName)}
        />
        <TextField
          form={form}
          name="firstName"
          label={text.firstName}
          autoComplete="given-name"
          rules={needed(text.firstName, maxLengths.partOfName)}
        />
      </div>
      <div className="pair">
        <TextField
          form={form}
          name="position"
          label={text.position}
          autoComplete="organization-title"
          rules={needed(text.position, maxLengths.position)}
        />
        <TextField
          form={form}
          name="department"
          label={text.department}
          rules={needed(text.department, maxLengths.organization)}
        />
      </div>
      <TextField
        form={form}
        name="organization"
        label={text.organization}
        autoComplete="organization"
        rules={needed(text.organization, maxLengths.organization)}
      />
      <TextField
        form={form}
        name="address"
        label={text.address}
        autoComplete="street-address"
        rules={needed(text.address, maxLengths.address)}
      />
      <div className="pair">
        <TextField
          form={form}
          name="town"
          label={text.town}
          autoComplete="address-level2"
          rules={needed(text.town, maxLengths.town)}
        />
        <TextField
          form={form}
          name="country"
          label={text.country}
          autoComplete="country-name"
          list={COUNTRIES}
          rules={optionalText(maxLengths.country)}
        />
        <CountryNames id={COUNTRIES} />
      </div>
      <div className="pair">
        <PhoneField
          form={form}
          name="phone"
          label={text.phone}
          required={text.required({ label: text.phone })}
          notNumeric={text.phoneNumeric}
        />
        <EmailField form={form} name="email" label={text.email} required={text.required({ label: text.email })} />
      </div>
      <TextField
        form={form}
        name="dietRequirements"
        label={text.diet}
        hint={text.dietHint}
        rules={needed(text.diet, maxLengths.diet)}
      />
      <CheckField
        form={form}
        name="dataProtection"
        label={text.dataProtection}
        rules={{ required: text.dataProtectionRequired }}
      />
      <TermsNote />
    </Form>
  );
}
