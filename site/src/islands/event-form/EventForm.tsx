import { useForm } from 'react-hook-form';
import { eventForm as text } from '../../i18n/en';
import { catToday } from '../../lib/cat-time';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { Trap } from '../form/Trap';
import { SelectField, TextAreaField, TextField } from '../form/fields';
import { requiredEmail, requiredPhone, requiredText } from '../form/rules';
import { useHydrated } from '../form/useHydrated';
import { useSend, withProofOfPatience } from '../form/useSend';

const EMPTY = {
  names: '',
  email: '',
  phone: '',
  kind: '',
  date: '',
  guests: '',
  needs: [] as string[],
  message: '',
  website: '',
};

type Values = typeof EMPTY;

interface Props {
  /** What the company can help with. */
  readonly services: readonly string[];
}

/** The request as a message to the company: one line for each answer, then the visitor's own words. */
const compose = ({ kind, date, guests, needs, message }: Values): string =>
  [
    `${text.kind}: ${kind}`,
    date && `${text.date}: ${date}`,
    guests && `${text.guests}: ${guests}`,
    needs.length > 0 && `${text.needs} ${needs.join(', ')}`,
    '',
    message,
  ]
    .filter((line) => line !== false && line !== undefined)
    .join('\n');

/** Asks for help with an event of the visitor's own. */
export default function EventForm({ services }: Props) {
  const form = useForm<Values>({ defaultValues: EMPTY });
  const { busy, problems, send } = useSend();
  const today = useHydrated() ? catToday() : undefined;

  const submit = form.handleSubmit(async (values) => {
    const { names, email, phone, kind, website } = values;
    const body = { names, email, phone, subject: text.subject(kind), message: compose(values), website };
    const answer = await send('/api/contact', await withProofOfPatience(body));
    if (!answer) return;
    toast(answer.message, 'success');
    form.reset();
  });

  return (
    <Form label={text.title} onSubmit={submit} busy={busy} problems={problems} tone="warning">
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
          name="phone"
          type="tel"
          label={text.phone}
          autoComplete="tel"
          rules={requiredPhone(text.required(text.phone))}
        />
      </div>
      <SelectField
        form={form}
        name="kind"
        label={text.kind}
        placeholder={text.kindPlaceholder}
        options={text.kinds.map((kind) => ({ value: kind, text: kind }))}
        rules={requiredText(text.required(text.kind))}
      />
      <div className="pair">
        <TextField form={form} name="date" type="date" min={today} label={text.date} />
        <TextField form={form} name="guests" type="number" min={1} inputMode="numeric" label={text.guests} />
      </div>
      <fieldset className="field title-field">
        <legend>{text.needs}</legend>
        <div className="choices">
          {services.map((name) => (
            <label className="check" key={name}>
              <input type="checkbox" value={name} {...form.register('needs')} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <TextAreaField
        form={form}
        name="message"
        label={text.message}
        rules={requiredText(text.required(text.message))}
      />
      <Trap registration={form.register('website')} />
      <div className="actions">
        <SubmitButton text={text.send} busyText={text.busy} busy={busy} />
      </div>
    </Form>
  );
}
