import { email, required } from 'react-admin';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { useLabel } from '../i18n/useLabel';

/** The inputs for a client, in the order of a phone call. No autofill, because it would enter the clerk's details. */
export function ClientInputs() {
  const label = useLabel();
  const missing = (field: 'names' | 'phone' | 'email') => label(`app.orders.create.missing.${field}`);
  return (
    <>
      <TextInput
        source="names"
        label="app.orders.detail.name"
        validate={requiredText(missing('names'))}
        helperText={false}
        autoComplete="off"
      />
      <TextInput
        source="phoneNumber"
        label="app.orders.detail.phone"
        type="tel"
        validate={requiredText(missing('phone'))}
        helperText={false}
        autoComplete="off"
      />
      <TextInput
        source="email"
        label="app.orders.detail.email"
        type="email"
        validate={[required(missing('email')), email(missing('email'))]}
        helperText={false}
        autoComplete="off"
      />
      <TextInput source="address" label="app.orders.detail.address" helperText={false} autoComplete="off" />
    </>
  );
}
