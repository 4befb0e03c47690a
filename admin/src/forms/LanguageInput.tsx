import { SelectInput } from 'react-admin';
import { LANGUAGES } from '@imisozi/core/languages';

const CHOICES = Object.entries(LANGUAGES).map(([id, { name }]) => ({ id, name }));

/** Chooses the language of a client; each language has its native name. */
export function LanguageInput({ helperText = false }: { readonly helperText?: string | false }) {
  return (
    <SelectInput
      source="language"
      label="app.orders.detail.language"
      choices={CHOICES}
      translateChoice={false}
      parse={(code: string) => code}
      isRequired
      helperText={helperText}
    />
  );
}
