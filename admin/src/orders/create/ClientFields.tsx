import { email, required, TextInput } from 'react-admin';
import type { ReactNode } from 'react';
import { FieldGrid } from '../../forms/FieldGrid';
import { LanguageInput } from '../../forms/LanguageInput';
import { requiredText } from '../../forms/requiredText';
import { useLabel } from '../../i18n/useLabel';
import { FieldGroup } from './FieldGroup';

/** Who travels, in the order in which people say it. The browser fills in nothing: these are not the clerk's own. */
export function ClientFields({ children }: { readonly children?: ReactNode }) {
  const label = useLabel();
  const missing = (field: 'names' | 'phone' | 'email') => label(`app.orders.create.missing.${field}`);
  return (
    <FieldGroup heading={label('app.orders.detail.client')}>
      <FieldGrid least={240}>
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
        {children}
        <LanguageInput />
      </FieldGrid>
    </FieldGroup>
  );
}
