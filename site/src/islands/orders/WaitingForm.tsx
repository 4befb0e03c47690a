import * as counts from '@imisozi/core/fields/counts';
import { waitingForm as text } from '../../i18n/for-bookings';
import { postJson } from '../../lib/api/browser';
import { withTimeOnPage } from '../../lib/forms/bot-check';
import type { Posted } from '../../lib/forms/posted';
import { Form } from '../form/Form';
import { EmailField, NameField, PhoneTextField } from '../form/contact-fields';
import { TextField } from '../form/fields';
import { useSiteForm } from '../form/useSiteForm';

interface Props {
  /** The departure that has too few seats. */
  readonly departure: string;
  readonly posted?: Posted | undefined;
}

const EMPTY = { people: '2', names: '', email: '', phoneNumber: '', website: '' };

/** Adds the visitor to the waiting list of a departure. */
export default function WaitingForm({ departure, posted }: Props) {
  const siteForm = useSiteForm({
    name: 'waiting-list',
    empty: EMPTY,
    posted,
    send: async ({ people, ...values }) =>
      postJson<{ message: string }>(
        `/api/departures/${departure}/waiting`,
        await withTimeOnPage({ ...values, people: Number(people) }),
      ),
    done: ({ message }, { form, tell }) => {
      tell(message);
      form.reset(EMPTY);
    },
  });
  const { form } = siteForm;
  return (
    <Form
      siteForm={siteForm}
      worksWithoutJs
      hiddenFields={{ departure }}
      label={text.title}
      button={[text.send, text.busy]}
    >
      <TextField
        form={form}
        name="people"
        type="number"
        inputMode="numeric"
        {...counts.waiting}
        label={text.people}
        rules={{ required: text.required({ label: text.people }) }}
      />
      <NameField form={form} name="names" label={text.names} required={text.required({ label: text.names })} />
      <EmailField form={form} name="email" label={text.email} required={text.required({ label: text.email })} />
      <PhoneTextField
        form={form}
        name="phoneNumber"
        label={text.phone}
        required={text.required({ label: text.phone })}
      />
    </Form>
  );
}
