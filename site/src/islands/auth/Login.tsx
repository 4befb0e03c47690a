import { useForm } from 'react-hook-form';
import { auth as text } from '../../i18n/en';
import { ownPath } from '../../lib/redirect';
import { keepToken } from '../../lib/session';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { TextField } from '../form/fields';
import { useSend } from '../form/useSend';

/** Logs staff in, and sends them to where they came from. */
export default function Login() {
  const form = useForm({ defaultValues: { email: '', password: '' } });
  const { busy, problems, setBusy, setProblems, attempt } = useSend<{ token: string; message: string }>();

  const submit = form.handleSubmit(async ({ email, password }) => {
    const outcome = await attempt('/api/auth/login', { email: email.trim(), password });
    if (!outcome) return;
    if (!outcome.ok) return setProblems([outcome.message]);
    setBusy(true);
    keepToken(outcome.data.token);
    toast(outcome.data.message, 'success');
    location.assign(ownPath(new URLSearchParams(location.search).get('from'), '/account'));
  });

  return (
    <Form label={text.login} onSubmit={submit} busy={busy} problems={problems}>
      <TextField
        form={form}
        name="email"
        type="email"
        label={text.email}
        autoComplete="username"
        rules={{ required: text.emailRequired }}
      />
      <TextField
        form={form}
        name="password"
        type="password"
        label={text.password}
        autoComplete="current-password"
        rules={{ required: text.passwordRequired }}
      />
      <div className="actions">
        <SubmitButton text={text.loginButton} busyText={text.loginBusy} busy={busy} />
      </div>
    </Form>
  );
}
