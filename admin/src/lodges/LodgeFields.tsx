import { LODGE_LEVELS } from '@imisozi/core/lodges';
import { typedText } from '@imisozi/core/typed-text';
import { isWebUrl } from '@imisozi/core/web-url';
import { NumberInput, required, SelectInput } from 'react-admin';
import { FieldPair } from '../forms/FieldPair';
import { PositionInput } from '../forms/PositionInput';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { RichTextInput } from '../forms/richText/RichTextInput';
import { UploadInput } from '../forms/upload/UploadInput';
import { uploaded } from '../forms/upload/uploads';
import { useLabel } from '../i18n/useLabel';

const pictures = uploaded({
  missing: 'app.lodges.pictures.missing',
  waiting: 'app.lodges.pictures.waiting',
  failed: 'app.lodges.pictures.failed',
});

const LEVELS = LODGE_LEVELS.map((id) => ({ id, name: `app.lodges.levels.${id}` }));

const link = (text: string | null) => (!text || isWebUrl(typedText(text)) ? undefined : 'app.lodges.linkWrong');

/** The inputs of a lodge. */
export function LodgeFields() {
  const label = useLabel();
  return (
    <>
      <TextInput source="title" validate={requiredText(label('app.lodges.required.title'))} />
      <FieldPair>
        <SelectInput source="level" choices={LEVELS} validate={required(label('app.lodges.required.level'))} />
        <NumberInput source="rooms" min={1} />
      </FieldPair>
      <TextInput source="place" />
      <UploadInput
        source="pictures"
        label={label('app.lodges.pictures.label')}
        folder="blogs"
        kind="image"
        multiple
        validate={pictures}
      />
      <RichTextInput source="body" />
      <PositionInput />
      <TextInput source="link" type="url" helperText="app.lodges.linkHelp" validate={link} />
    </>
  );
}
