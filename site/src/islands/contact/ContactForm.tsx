import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contact as text } from '../../i18n/en';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { Trap } from '../form/Trap';
import { TextAreaField, TextField } from '../form/fields';
import { requiredEmail, requiredPhone, requiredText } from '../form/rules';
import { useSend, withProofOfPatience } from '../form/useSend';

const CLEARED_AFTER_MS = 1_500;
const EMPTY = { names: '', email: '', subject: '', phone: '', message: '', website: '' };

/** Writes to the company. */
export default function ContactForm() {
  const form = useForm({ defaultValues: EMPTY });
  const { busy, problems, send } = useSend();
  const [thanks, setThanks] = useState('');

  const submit = form.handleSubmit(async (values) => {
    setThanks('');
    const answer = await send('/api/contact', await withProofOfPatience(values));
    if (!answer) return;
    toast(answer.message, 'success');
    setThanks(answer.message);
    setTimeout(() => form.reset(), CLEARED_AFTER_MS);
  });

  return (
    <>
      <Form label={text.formTitle} onSubmit={submit} busy={busy} problems={problems} tone="warning">
        <TextField
          form={form}
          name="names"
          label={text.fields.names}
          autoComplete="name"
          rules={requiredText(text.namesRequired)}
        />
        <div className="pair">
          <TextField
            form={form}
            name="email"
            type="email"
            label={text.fields.email}
            autoComplete="email"
            rules={requiredEmail(text.emailRequired)}
          />
          <TextField
            form={form}
            name="phone"
            type="tel"
            label={text.fields.phone}
            autoComplete="tel"
            rules={requiredPhone(text.phoneRequired, text.phoneNumeric)}
          />
        </div>
        <TextField form={form} name="subject" label={text.fields.subject} rules={requiredText(text.subjectRequired)} />
        <TextAreaField
          form={form}
          name="message"
          label={text.fields.message}
          rules={requiredText(text.messageRequired)}
        />
        <Trap registration={form.register('website')} />
        <div className="actions">
          <SubmitButton text={text.send} busyText={text.busy} busy={busy} />
        </div>
      </Form>
      {thanks && <p className="note note--success">{thanks}</p>}
    </>
  );
}
