import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { passwords as text } from '../../i18n/en';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { TextField } from '../form/fields';
import { requiredEmail } from '../form/rules';
import { useSend } from '../form/useSend';

/** Asks for the mail with the link to a new password. */
export default function ForgotPassword() {
  const form = useForm({ defaultValues: { email: '' } });
  const { busy, problems, send } = useSend();
  const [sent, setSent] = useState('');

  const submit = form.handleSubmit(async ({ email }) => {
    setSent('');
    const answer = await send('/api/auth/send-forgot-password', { email: email.trim() });
    if (answer) setSent(answer.message);
  });

  return (
    <>
      <Form label={text.forgotTitle} onSubmit={submit} busy={busy} problems={problems} tone="warning">
        <TextField
          form={form}
          name="email"
          type="email"
          label={text.email}
          autoComplete="username"
          rules={requiredEmail(text.emailRequired)}
        />
        <div className="actions">
          <SubmitButton text={text.sendLink} busyText={text.sendBusy} busy={busy} />
        </div>
      </Form>
      {sent && (
        <p className="note note--success" role="alert">
          {sent}
        </p>
      )}
    </>
  );
}
