import { passwords as text } from '../../i18n/for-forms';
import { postJson } from '../../lib/api/browser';
import { Form } from '../form/Form';
import { TextField } from '../form/fields';
import { requiredEmail } from '../form/rules';
import { useSiteForm } from '../form/useSiteForm';

/** Requests the mail with a link to set a new password. */
export default function ForgotPassword() {
  const siteForm = useSiteForm({
    name: 'forgot-password',
    empty: { email: '' },
    send: ({ email }) => postJson<{ message: string }>('/api/auth/send-forgot-password', { email: email.trim() }),
    done: ({ message }, { tell }) => tell(message),
  });
  return (
    <Form siteForm={siteForm} label={text.forgotTitle} tone="warning" button={[text.sendLink, text.sendBusy]}>
      <TextField
        form={siteForm.form}
        name="email"
        type="email"
        label={text.email}
        autoComplete="username"
        rules={requiredEmail(text.emailRequired)}
      />
    </Form>
  );
}
