import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { booking, participant as text } from '../../i18n/en';
import { usd } from '../../lib/money';
import { redirectSoon } from '../../lib/redirect';
import { toast } from '../../lib/toast';
import { useOrder } from '../booking/useOrder';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { Trap } from '../form/Trap';
import { CheckField, SelectField, TextField } from '../form/fields';
import { requiredEmail, requiredPhone, requiredText } from '../form/rules';
import { useSend, withProofOfPatience } from '../form/useSend';
import { TitleField } from './TitleField';

interface Props {
  readonly events: readonly {
    readonly id: string;
    readonly slug: string;
    readonly title: string;
    /** US dollars. */
    readonly price: number;
    readonly startDate: string;
    /** As the list of choices shows it. */
    readonly label: string;
  }[];
}

const EMPTY = {
  eventId: '',
  title: text.titles[0] as string,
  familyName: '',
  firstName: '',
  position: '',
  department: '',
  organization: '',
  address: '',
  country: text.defaultCountry as string,
  town: '',
  phone: '',
  email: '',
  dietRequirements: '',
  dataProtection: false,
  website: '',
};

export type RegistrationValues = typeof EMPTY;

const needed = (label: string) => requiredText(text.required(label));

/** Registers a participant: first the order for the fee, then the registration itself. */
export default function Registration({ events }: Props) {
  const form = useForm<RegistrationValues>({ defaultValues: EMPTY });
  const { send: sendOrder } = useOrder();
  const { busy, problems, setBusy, setProblems, attempt } = useSend();
  const eventId = useWatch({ control: form.control, name: 'eventId' });
  const event = events.find(({ id }) => id === eventId);

  // A link from an event's page chooses it; the page itself is the same for everybody.
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('event');
    const found = events.find(({ slug }) => slug === wanted);
    if (found) form.setValue('eventId', found.id);
  }, [events, form]);

  const submit = form.handleSubmit(async (values) => {
    setProblems([]);
    if (!event) return setProblems([text.eventRequired]);
    if (event.price <= 0) return setProblems([text.refused(event.price)]);
    setBusy(true);
    const body = await withProofOfPatience({ ...values, eventName: event.title, amount: event.price });
    const payer = {
      names: `${values.firstName} ${values.familyName}`.trim(),
      email: values.email.trim(),
      phoneNumber: values.phone.trim(),
      address: values.address.trim(),
      location: `${values.town.trim()}, ${values.country.trim() || text.defaultCountry}`,
    };
    const ordered = await sendOrder(JSON.stringify([event.id, payer]), () => ({
      ...payer,
      itemType: 'event',
      itemsArray: [{ id: event.id, itemNumber: 1 }],
      amount: event.price,
      needDate: event.startDate,
      deadline: event.startDate,
    }));
    if (!ordered) return;
    if (!ordered.ok) {
      setBusy(false);
      return setProblems(ordered.problems.length ? ordered.problems : [ordered.message]);
    }
    const registered = await attempt('/api/participant/create', body);
    if (!registered) return;
    if (!registered.ok) {
      toast(registered.status === 400 ? text.missing : registered.message, 'error');
      return setProblems(registered.problems.length ? registered.problems : [registered.message]);
    }
    setBusy(true);
    toast(registered.data.message, 'success');
    redirectSoon(`/myorder/${ordered.data.order.id}`);
  });

  return (
    <Form label={text.title} onSubmit={submit} busy={busy} problems={problems}>
      <SelectField
        form={form}
        name="eventId"
        label={text.event}
        placeholder={text.eventPlaceholder}
        options={events.map(({ id, label }) => ({ value: id, text: label }))}
        rules={{ required: text.eventRequired }}
      />
      <p className="booking-total" aria-live="polite">
        <span>{text.fee}</span>
        <strong>{event ? (event.price > 0 ? usd(event.price) : booking.freeEntry) : ''}</strong>
      </p>
      <TitleField form={form} />
      <div className="pair">
        <TextField
          form={form}
          name="familyName"
          label={text.familyName}
          autoComplete="family-name"
          rules={needed(text.familyName)}
        />
        <TextField
          form={form}
          name="firstName"
          label={text.firstName}
          autoComplete="given-name"
          rules={needed(text.firstName)}
        />
      </div>
      <div className="pair">
        <TextField
          form={form}
          name="position"
          label={text.position}
          autoComplete="organization-title"
          rules={needed(text.position)}
        />
        <TextField form={form} name="department" label={text.department} rules={needed(text.department)} />
      </div>
      <TextField
        form={form}
        name="organization"
        label={text.organization}
        autoComplete="organization"
        rules={needed(text.organization)}
      />
      <TextField
        form={form}
        name="address"
        label={text.address}
        autoComplete="street-address"
        rules={needed(text.address)}
      />
      <div className="pair">
        <TextField form={form} name="town" label={text.town} autoComplete="address-level2" rules={needed(text.town)} />
        <TextField form={form} name="country" label={text.country} autoComplete="country-name" />
      </div>
      <div className="pair">
        <TextField
          form={form}
          name="phone"
          type="tel"
          label={text.phone}
          autoComplete="tel"
          rules={requiredPhone(text.required(text.phone), text.phoneNumeric)}
        />
        <TextField
          form={form}
          name="email"
          type="email"
          label={text.email}
          autoComplete="email"
          rules={requiredEmail(text.required(text.email))}
        />
      </div>
      <TextField form={form} name="dietRequirements" label={text.diet} hint={text.dietHint} rules={needed(text.diet)} />
      <CheckField form={form} name="dataProtection" label={text.dataProtection} />
      <Trap registration={form.register('website')} />
      <div className="actions">
        <SubmitButton text={text.send} busyText={text.busy} busy={busy} />
      </div>
    </Form>
  );
}
