import * as maxLengths from '@imisozi/core/fields/lengths';
import { eventForm as text } from '../../i18n/for-forms';
import { postJson } from '../../lib/api/browser';
import { catToday } from '../../lib/cat-time';
import { withTimeOnPage } from '../../lib/forms/bot-check';
import type { Posted } from '../../lib/forms/posted';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { EmailField, NameField, PhoneField } from '../form/contact-fields';
import { SelectField, TextAreaField, TextField } from '../form/fields';
import { requiredChoice, requiredText } from '../form/rules';
import { useSiteForm } from '../form/useSiteForm';
import { EMPTY, messageOf } from './event-request';

interface Props {
  /** The services to choose from. */
  readonly services: readonly string[];
  readonly posted?: Posted | undefined;
}

/** Requests support for an event of the visitor's own. */
export default function EventForm({ services, posted }: Props) {
  const siteForm = useSiteForm({
    name: 'event-form',
    empty: EMPTY,
    posted,
    send: async (values) => postJson<{ message: string }>('/api/contact', await withTimeOnPage(messageOf(values))),
    done: ({ message }, { form, tell }) => {
      toast(message, 'success');
      tell(message);
      form.reset(EMPTY);
    },
  });
  const { form, isHydrated } = siteForm;
  const today = isHydrated ? catToday() : undefined;
  const needs = form.formState.defaultValues?.needs ?? [];

  return (
    <Form siteForm={siteForm} worksWithoutJs label={text.title} tone="warning" button={[text.send, text.busy]}>
      <NameField form={form} name="names" label={text.names} required={text.required({ label: text.names })} />
      <div className="pair">
        <EmailField form={form} name="email" label={text.email} required={text.required({ label: text.email })} />
        <PhoneField form={form} name="phone" label={text.phone} required={text.required({ label: text.phone })} />
      </div>
      <SelectField
        form={form}
        name="kind"
        label={text.kind}
        placeholder={text.kindPlaceholder}
        options={text.kinds.map((kind) => ({ value: kind, text: kind }))}
        rules={requiredChoice(text.required({ label: text.kind }))}
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
              <input type="checkbox" value={name} defaultChecked={needs.includes(name)} {...form.register('needs')} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <TextAreaField
        form={form}
        name="message"
        label={text.message}
        rules={requiredText(text.required({ label: text.message }), maxLengths.message)}
      />
    </Form>
  );
}
