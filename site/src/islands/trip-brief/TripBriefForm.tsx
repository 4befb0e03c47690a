import * as maxLengths from '@imisozi/core/fields/lengths';
import { tripBrief as text } from '../../i18n/for-forms';
import { postJson } from '../../lib/api/browser';
import { withTimeOnPage } from '../../lib/forms/bot-check';
import type { Posted } from '../../lib/forms/posted';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { EmailField, NameField, PhoneField } from '../form/contact-fields';
import { SelectField, TextAreaField, TextField } from '../form/fields';
import { optionalText } from '../form/rules';
import { useSiteForm } from '../form/useSiteForm';
import { EMPTY, messageOf, type TripBrief } from './trip-brief';

interface Props {
  /** The months to choose from, as `January 2027`. */
  readonly months: readonly string[];
  readonly posted?: Posted | undefined;
  /** The values that the link to this form has prefilled. */
  readonly prefill?: Partial<TripBrief> | undefined;
}

const optionsOf = (texts: readonly string[]) => texts.map((one) => ({ value: one, text: one }));

/** Sends the office the wishes for a tailor-made journey. */
export default function TripBriefForm({ months, posted, prefill }: Props) {
  const siteForm = useSiteForm({
    name: 'trip-brief',
    empty: { ...EMPTY, ...prefill },
    posted,
    send: async (values) => postJson<{ message: string }>('/api/contact', await withTimeOnPage(messageOf(values))),
    done: ({ message }, { form, tell }) => {
      toast(message, 'success');
      tell(message);
      form.reset(EMPTY);
    },
  });
  const { form } = siteForm;
  const interests = form.formState.defaultValues?.interests ?? [];

  return (
    <Form siteForm={siteForm} worksWithoutJs label={text.title} tone="warning" button={[text.send, text.busy]}>
      <div className="pair">
        <SelectField form={form} name="when" label={text.when} placeholder={text.anyTime} options={optionsOf(months)} />
        <TextField form={form} name="days" type="number" min={1} max={99} inputMode="numeric" label={text.days} />
      </div>
      <div className="pair">
        <TextField form={form} name="adults" type="number" min={1} max={99} inputMode="numeric" label={text.adults} />
        <TextField
          form={form}
          name="children"
          type="number"
          min={0}
          max={99}
          inputMode="numeric"
          label={text.children}
        />
      </div>
      <div className="pair">
        <TextField
          form={form}
          name="budget"
          type="number"
          min={0}
          max={1_000_000}
          inputMode="numeric"
          label={text.budget}
          hint={text.budgetHint}
        />
        <SelectField
          form={form}
          name="pace"
          label={text.pace}
          placeholder={text.anyPace}
          options={optionsOf(text.paces)}
        />
      </div>
      <fieldset className="field title-field">
        <legend>{text.interests}</legend>
        <div className="choices">
          {text.interestNames.map((name) => (
            <label className="check" key={name}>
              <input
                type="checkbox"
                value={name}
                defaultChecked={interests.includes(name)}
                {...form.register('interests')}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <TextAreaField
        form={form}
        name="message"
        label={text.message}
        hint={text.messageHint}
        rules={optionalText(maxLengths.message)}
      />
      <NameField form={form} name="names" label={text.names} required={text.required({ label: text.names })} />
      <div className="pair">
        <EmailField form={form} name="email" label={text.email} required={text.required({ label: text.email })} />
        <PhoneField form={form} name="phone" label={text.phone} required={text.required({ label: text.phone })} />
      </div>
    </Form>
  );
}
