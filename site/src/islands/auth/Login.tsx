import { auth as text } from '../../i18n/for-forms';
import { postJson } from '../../lib/api/browser';
import { ownPath } from '../../lib/redirect';
import { keepToken } from '../../lib/session';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { TextField } from '../form/fields';
import { useSiteForm } from '../form/useSiteForm';
import { PasswordField } from './PasswordField';

/** Logs staff in, and redirects them to the page that they came from. */
export default function Login() {
  const siteForm = useSiteForm({
    name: 'login',
    empty: { email: '', password: '' },
    send: ({ email, password }) =>
      postJson<{ token: string; message: string }>('/api/auth/login', { email: email.trim(), password }),
    done: ({ token, message }) => {
      keepToken(token);
      toast(message, 'success');
      location.assign(ownPath(new URLSearchParams(location.search).get('from'), '/account'));
      return 'leaving';
    },
  });
  return (
    <Form siteForm={siteForm} label={text.login} button={[text.loginButton, text.loginBusy]}>
      <TextField
        form={siteForm.form}
        name="email"
        type="email"
        label={text.email}
        autoComplete="username"
        rules={{ required: text.emailRequired }}
      />
      <PasswordField
        form={siteForm.form}
        name="password"
        label={text.password}
        required={text.passwordRequired}
        autoComplete="current-password"
      />
    </Form>
  );
}
