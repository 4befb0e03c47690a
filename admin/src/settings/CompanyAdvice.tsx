import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@imisozi/core/languages';
import { AdviceFields } from '../advice/AdviceFields';
import type { AdviceForm } from '../advice/adviceForm';
import { useLabel } from '../i18n/useLabel';

/** The company's advice for travellers, one language at a time; a translation has the English text below each input. */
export function CompanyAdvice() {
  const label = useLabel();
  const [language, setLanguage] = useState<LanguageCode>(DEFAULT_LANGUAGE);
  const english = useWatch<Record<string, AdviceForm>>({ name: 'advice' });
  const isTranslation = language !== DEFAULT_LANGUAGE;
  return (
    <AdviceFields
      key={language}
      source={isTranslation ? `adviceTranslations.${language}` : 'advice'}
      help={isTranslation ? 'app.settings.adviceInText' : 'app.settings.adviceText'}
      {...(isTranslation && { language, english })}
    >
      <TextField
        select
        label={label('app.settings.adviceLanguage')}
        value={language}
        onChange={({ target }) => setLanguage(target.value as LanguageCode)}
        sx={{ maxWidth: 360 }}
      >
        {LANGUAGE_CODES.map((code) => (
          <MenuItem key={code} value={code}>
            {LANGUAGES[code].name}
          </MenuItem>
        ))}
      </TextField>
    </AdviceFields>
  );
}
