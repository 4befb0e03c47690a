import { LANGUAGES, OTHER_LANGUAGES } from '@imisozi/core/languages';

import { FieldGrid } from '../forms/FieldGrid';
import { RefusalsAbout } from '../forms/Refusals';
import { TextInput } from '../forms/TextInput';
import { useLabel } from '../i18n/useLabel';
import { SOCIAL_LINKS } from './companyForm';

/** The company's facts on pages, emails and documents. */
export function CompanyFields() {
  const label = useLabel();
  return (
    <>
      <RefusalsAbout subject={/^Company/} />
      <FieldGrid minWidth={280}>
        <TextInput source="company.name" label="app.settings.company.name" helperText={false} />
        <TextInput source="company.tagline" label="app.settings.company.tagline" helperText={false} />
        {OTHER_LANGUAGES.map((code) => (
          <TextInput
            key={code}
            source={`company.taglineTranslations.${code}`}
            label={label('app.settings.company.taglineTranslations', { language: LANGUAGES[code].name })}
            helperText="app.settings.company.noTagline"
            slotProps={{ htmlInput: { lang: code, dir: LANGUAGES[code].direction } }}
          />
        ))}
        <TextInput source="company.address" label="app.settings.company.address" helperText={false} />
        <TextInput source="company.phone" label="app.settings.company.phone" type="tel" helperText={false} />
        <TextInput source="company.email" label="app.settings.company.email" type="email" helperText={false} />
        {SOCIAL_LINKS.map((name) => (
          <TextInput
            key={name}
            source={`company.social.${name}`}
            label={`app.settings.company.${name}`}
            type="url"
            helperText="app.settings.company.noLink"
          />
        ))}
      </FieldGrid>
    </>
  );
}
