import * as maxLengths from '@imisozi/core/fields/lengths';
import { contact as text } from '../../i18n/for-forms';
import { postJson } from '../../lib/api/browser';
import { withTimeOnPage } from '../../lib/forms/bot-check';
import type { Posted } from '../../lib/forms/posted';
import type { ContactPrefill } from '../../lib/contact-prefill';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { EmailField, NameField, PhoneField } from '../form/contact-fields';
import { TextAreaField, TextField } from '../form/fields';
import { requiredText } from '../form/rules';
import { useSiteForm } from '../form/useSiteForm';

const CLEARED_AFTER_MS = 1_500;
const EMPTY = { names: '', email: '', subject: '', phone: '', message: '', website: '' };

interface Props {
  readonly posted?: Posted | undefined;
  /** Subject and message that the link to this form has prefilled. */
  readonly prefill?: ContactPrefill | undefined;
}

/** The contact form of the company. */
export default function ContactForm({ posted, prefill }: Props) {
  const siteForm = useSiteForm({
    name: 'contact',
    empty: { ...EMPTY, ...prefill },
    posted,
    send: async (values) => postJson<{ message: string }>('/api/contact', await withTimeOnPage(values)),
    done: async ({ message }, { form, tell }) => {
      toast(message, 'success');
      tell(message);
      await new Promise((resolve) => setTimeout(resolve, CLEARED_AFTER_MS));
      form.reset(EMPTY);
    },
  });
  const { form } = siteForm;

  return (
    <Form siteForm={siteForm} worksWithoutJs label={text.formTitle} tone="warning" button={[text.send, text.busy]}>
      <NameField form={form} name="names" label={text.fields.names} required={text.namesRequired} />
      <div className="pair">
        <EmailField form={form} name="email" label={text.fields.email} required={text.emailRequired} />
        <PhoneField
          form={form}
          name="phone"
          label={text.fields.phone}
          required={text.phoneRequired}
          notNumeric={text.phoneNumeric}
        />
      </div>
      <TextField
        form={form}
        name="subject"
        label={text.fields.subject}
        rules={requiredText(text.subjectRequired, maxLengths.subject)}
      />
      <TextAreaField
        form={form}
        name="message"
        label={text.fields.message}
        rules={requiredText(text.messageRequired, maxLengths.message)}
      />
    </Form>
  );
}
