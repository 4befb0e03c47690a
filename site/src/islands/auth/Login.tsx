import { useEffect, useState } from 'react';
import { auth as text } from '../../i18n/for-forms';
import { postJson } from '../../lib/api/browser';
import type { Failure } from '../../lib/api/outcome';
import { ownPath } from '../../lib/redirect';
import { keepToken } from '../../lib/session';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { TextField } from '../form/fields';
import { useSiteForm } from '../form/useSiteForm';
import { PasswordField } from './PasswordField';

/** Logs staff in, and redirects them to the page that they came from. An account with a second factor needs its code. */
export default function Login() {
  const [failure, setFailure] = useState<Failure>();
  const [needsCode, setNeedsCode] = useState(false);
  const siteForm = useSiteForm({
    name: 'login',
    empty: { email: '', password: '', code: '' },
    send: ({ email, password, code }) =>
      postJson<{ token: string; message: string }>('/api/auth/login', {
        email: email.trim(),
        password,
        ...(code.trim() && { code: code.trim() }),
      }),
    done: ({ token, message }) => {
      keepToken(token);
      toast(message, 'success');
      location.assign(ownPath(new URLSearchParams(location.search).get('from'), '/account'));
      return 'leaving';
    },
    failed: (refused) => {
      setFailure(refused);
      if (isAboutCode(refused)) setNeedsCode(true);
    },
  });
  const { form } = siteForm;
  // After the form's own effect, which moves the focus to what the server reports: that is an alert, so it is read out.
  useEffect(() => {
    if (isAboutCode(failure)) form.setFocus('code', { shouldSelect: true });
  }, [failure, form]);
  return (
    <Form
      siteForm={siteForm}
      label={text.login}
      button={[text.loginButton, text.loginBusy]}
      tone={failure?.code === 'second-factor-needed' ? 'warning' : 'error'}
    >
      <TextField
        form={form}
        name="email"
        type="email"
        label={text.email}
        autoComplete="username"
        rules={{ required: text.emailRequired }}
      />
      <PasswordField
        form={form}
        name="password"
        label={text.password}
        required={text.passwordRequired}
        autoComplete="current-password"
      />
      {needsCode && (
        <TextField
          form={form}
          name="code"
          label={text.code}
          hint={text.codeHint}
          autoComplete="one-time-code"
          rules={{ required: text.codeRequired }}
        />
      )}
    </Form>
  );
}

const isAboutCode = (failure?: Failure): boolean =>
  failure?.code === 'second-factor-needed' || failure?.code === 'second-factor-wrong';
