import { useForm } from 'react-hook-form';
import { airTicket as text } from '../../i18n/en';
import { catToday } from '../../lib/cat-time';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { Trap } from '../form/Trap';
import { SelectField, TextAreaField, TextField } from '../form/fields';
import { requiredEmail, requiredPhone, requiredText } from '../form/rules';
import { useHydrated } from '../form/useHydrated';
import { useSend, withProofOfPatience } from '../form/useSend';

const { fields } = text;
const needed = (label: string) => requiredText(text.required(label));
const CABINS = Object.entries(text.cabins).map(([value, name]) => ({ value, text: name }));

const EMPTY = {
  fullName: '',
  email: '',
  phone: '',
  departureCity: '',
  destinationCity: '',
  departureDate: '',
  returnDate: '',
  numberOfPassengers: '1',
  cabinClass: 'economy',
  specialRequests: '',
  website: '',
};

/** Asks for an air ticket; closes the dialog it stands in, if any, once it is sent. */
export default function AirTicketForm() {
  const form = useForm({ defaultValues: EMPTY });
  const { busy, problems, setProblems, attempt } = useSend();
  const today = useHydrated() ? catToday() : undefined;

  const submit = form.handleSubmit(async (values, event) => {
    const sheet = (event?.target as HTMLElement | undefined)?.closest('dialog');
    const body = { ...values, numberOfPassengers: Number(values.numberOfPassengers) };
    const outcome = await attempt('/api/airticket', await withProofOfPatience(body));
    if (!outcome) return;
    if (outcome.ok) {
      form.reset();
      sheet?.close();
      toast(text.success, 'success');
      return;
    }
    // A lost connection is no answer: only the form says so.
    if (outcome.status > 0) toast(text.failed, 'error');
    setProblems(outcome.problems.length ? outcome.problems : [outcome.message]);
  });

  return (
    <Form label={text.formTitle} onSubmit={submit} busy={busy} problems={problems}>
      <TextField
        form={form}
        name="fullName"
        label={fields.fullName}
        autoComplete="name"
        rules={needed(fields.fullName)}
      />
      <div className="pair">
        <TextField
          form={form}
          name="email"
          type="email"
          label={fields.email}
          autoComplete="email"
          rules={requiredEmail(text.required(fields.email))}
        />
        <TextField
          form={form}
          name="phone"
          type="tel"
          label={fields.phone}
          autoComplete="tel"
          rules={requiredPhone(text.required(fields.phone), text.phoneNumeric)}
        />
      </div>
      <div className="pair">
        <TextField form={form} name="departureCity" label={fields.departureCity} rules={needed(fields.departureCity)} />
        <TextField
          form={form}
          name="destinationCity"
          label={fields.destinationCity}
          rules={needed(fields.destinationCity)}
        />
      </div>
      <div className="pair">
        <TextField
          form={form}
          name="departureDate"
          type="date"
          min={today}
          label={fields.departureDate}
          rules={needed(fields.departureDate)}
        />
        <TextField
          form={form}
          name="returnDate"
          type="date"
          min={today}
          label={fields.returnDate}
          rules={needed(fields.returnDate)}
        />
      </div>
      <div className="pair">
        <TextField
          form={form}
          name="numberOfPassengers"
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
          label={fields.numberOfPassengers}
          rules={{ ...needed(fields.numberOfPassengers), min: { value: 1, message: text.passengersMinimum } }}
        />
        <SelectField
          form={form}
          name="cabinClass"
          label={fields.cabinClass}
          options={CABINS}
          rules={needed(fields.cabinClass)}
        />
      </div>
      <TextAreaField form={form} name="specialRequests" label={fields.specialRequests} rows={3} />
      <Trap registration={form.register('website')} />
      <div className="actions">
        <SubmitButton text={text.send} busyText={text.busy} busy={busy} />
      </div>
    </Form>
  );
}
