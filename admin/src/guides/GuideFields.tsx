import * as maxLengths from '@imisozi/core/fields/lengths';
import { LANGUAGE_CODES, LANGUAGES } from '@imisozi/core/languages';
import { SPOKEN_LANGUAGES, spokenName } from '@imisozi/core/operations/spoken-languages';
import { BooleanInput, DateInput, SelectArrayInput, SelectInput } from 'react-admin';
import { FieldPair } from '../forms/FieldPair';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { useLabel } from '../i18n/useLabel';
import { DaysOffInput } from './DaysOffInput';

const PAGES = LANGUAGE_CODES.map((id) => ({ id, name: LANGUAGES[id].name }));
const SPOKEN = SPOKEN_LANGUAGES.map((id) => ({ id, name: spokenName(id) }));

/** The inputs of a guide or driver. */
export function GuideFields() {
  const label = useLabel();
  return (
    <>
      <FieldPair>
        <TextInput
          source="names"
          label="resources.guides.fields.names"
          autoComplete="off"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: maxLengths.fullName } }}
          validate={requiredText(label('app.guides.namesMissing'))}
        />
        <TextInput
          source="phoneNumber"
          label="resources.guides.fields.phoneNumber"
          type="tel"
          autoComplete="off"
          helperText={false}
          validate={requiredText(label('app.guides.phoneMissing'))}
        />
        <TextInput
          source="email"
          label="resources.guides.fields.email"
          type="email"
          autoComplete="off"
          helperText={false}
        />
        <SelectInput
          source="language"
          label="resources.guides.fields.language"
          choices={PAGES}
          translateChoice={false}
          helperText="app.guides.pageLanguageHelp"
        />
      </FieldPair>
      <SelectArrayInput
        source="languages"
        label="resources.guides.fields.languages"
        choices={SPOKEN}
        translateChoice={false}
        helperText={false}
      />
      <FieldPair>
        <BooleanInput source="isGuide" label="resources.guides.fields.isGuide" helperText={false} />
        <BooleanInput source="isDriver" label="resources.guides.fields.isDriver" helperText={false} />
        <TextInput source="licenceNumber" label="resources.guides.fields.licenceNumber" helperText={false} />
        <DateInput source="licenceUntil" label="resources.guides.fields.licenceUntil" helperText={false} />
      </FieldPair>
      <DaysOffInput
        label={label('app.guides.daysOff')}
        add={label('app.guides.addDaysOff')}
        nameOf={(place) => label('app.guides.daysOffNumber', { number: place + 1 })}
      />
      <TextInput source="note" label="resources.guides.fields.note" multiline helperText="app.guides.noteHelp" />
      <BooleanInput source="isActive" label="resources.guides.fields.isActive" helperText={false} />
    </>
  );
}
