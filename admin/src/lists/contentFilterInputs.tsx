import { SelectInput } from 'react-admin';
import { LANGUAGES, OTHER_LANGUAGES } from '@imisozi/core/languages';
import { choiceInput, SEARCH_INPUT } from './filterInputs';
import type { LabelKey } from '../i18n/label';

/** The filter for records with missing or outdated texts in a language. */
const TO_TRANSLATE_INPUT = (
  <SelectInput
    key="toTranslate"
    source="toTranslate"
    label="app.translations.toTranslate"
    choices={OTHER_LANGUAGES.map((id) => ({ id, name: LANGUAGES[id].name }))}
    translateChoice={false}
    alwaysOn
  />
);

/** Search, a filter for public or hidden records, and one for untranslated records. */
export const contentFilterInputs = (source: string, [shown, hidden]: readonly [LabelKey, LabelKey]) => [
  SEARCH_INPUT,
  choiceInput(source, 'app.list.status', [
    { id: true, name: shown },
    { id: false, name: hidden },
  ]),
  TO_TRANSLATE_INPUT,
];
