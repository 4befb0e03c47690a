import { SelectInput } from 'react-admin';
import { LANGUAGES } from '@imisozi/core/languages';

const CHOICES = Object.entries(LANGUAGES).map(([id, { name }]) => ({ id, name }));

/** What a client reads, each language by its own name. */
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
