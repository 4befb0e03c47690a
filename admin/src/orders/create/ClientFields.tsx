import type { ReactNode } from 'react';
import { FieldGrid } from '../../forms/FieldGrid';
import { LanguageInput } from '../../forms/LanguageInput';
import { useLabel } from '../../i18n/useLabel';
import { ClientInputs } from '../ClientInputs';
import { FieldGroup } from './FieldGroup';

/** The inputs for the client. */
export function ClientFields({ children }: { readonly children?: ReactNode }) {
  const label = useLabel();
  return (
    <FieldGroup heading={label('app.orders.detail.client')}>
      <FieldGrid minWidth={240}>
        <ClientInputs />
        {children}
        <LanguageInput />
      </FieldGrid>
    </FieldGroup>
  );
}
