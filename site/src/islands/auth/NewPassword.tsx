import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { passwords as text } from '../../i18n/en';
import { redirectSoon } from '../../lib/redirect';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { TextField } from '../form/fields';
import { useSend } from '../form/useSend';

const TO_LOGIN_MS = 3_000;

interface Props {
  /** From the last part of the mailed link. */
  readonly token: string;
}

/** Sets a password: after it was forgotten, or for the first time. */
export default function NewPassword({ token }: Props) {
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' } });
  const { busy, problems, setBusy, send } = useSend();
  const [saved, setSaved] = useState('');

  const submit = form.handleSubmit(async (values) => {
    const answer = await send('/api/auth/reset-password-account', { token, ...values });
    if (!answer) return;
    setBusy(true);
    setSaved(answer.message);
    redirectSoon('/auth/login', TO_LOGIN_MS);
  });

  return (
    <>
      <Form label={text.form} onSubmit={submit} busy={busy} problems={problems} tone="warning">
        <TextField
          form={form}
          name="password"
          type="password"
          label={text.password}
          autoComplete="new-password"
          rules={{ required: text.passwordRequired }}
        />
        <TextField
          form={form}
          name="confirmPassword"
          type="password"
          label={text.confirm}
          autoComplete="new-password"
          rules={{ required: text.confirmRequired }}
        />
        <div className="actions">
          <SubmitButton text={text.save} busyText={text.saveBusy} busy={busy} />
        </div>
      </Form>
      {saved && (
        <p className="note note--success" role="alert">
          {saved}
        </p>
      )}
    </>
  );
}
