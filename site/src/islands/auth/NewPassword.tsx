import { MIN_PASSWORD_LENGTH } from '@imisozi/core/fields/passwords';
import { passwords as text } from '../../i18n/for-forms';
import { postJson } from '../../lib/api/browser';
import { redirectSoon } from '../../lib/redirect';
import { Form } from '../form/Form';
import { useSiteForm } from '../form/useSiteForm';
import { PasswordField } from './PasswordField';

const TO_LOGIN_MS = 3_000;

interface Props {
  /** The token in the path of the mailed link. */
  readonly token: string;
}

/** Sets a new password after the old one was forgotten, or the first one. */
export default function NewPassword({ token }: Props) {
  const siteForm = useSiteForm({
    name: 'new-password',
    empty: { password: '', confirmPassword: '' },
    send: (values) => postJson<{ message: string }>('/api/auth/reset-password-account', { token, ...values }),
    done: ({ message }, { tell }) => {
      tell(message);
      redirectSoon('/auth/login', TO_LOGIN_MS);
      return 'leaving';
    },
  });
  return (
    <Form siteForm={siteForm} label={text.form} tone="warning" button={[text.save, text.saveBusy]}>
      <PasswordField
        form={siteForm.form}
        name="password"
        label={text.password}
        hint={text.hint({ least: MIN_PASSWORD_LENGTH })}
        required={text.passwordRequired}
        autoComplete="new-password"
      />
      <PasswordField
        form={siteForm.form}
        name="confirmPassword"
        label={text.confirm}
        required={text.confirmRequired}
        autoComplete="new-password"
      />
    </Form>
  );
}
