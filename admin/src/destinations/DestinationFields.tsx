import { PositionInput } from '../forms/PositionInput';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { RichTextInput } from '../forms/richText/RichTextInput';
import { UploadInput } from '../forms/upload/UploadInput';
import { uploaded } from '../forms/upload/uploads';
import { useLabel } from '../i18n/useLabel';

const pictures = uploaded({
  missing: 'app.destinations.pictures.missing',
  waiting: 'app.destinations.pictures.waiting',
  failed: 'app.destinations.pictures.failed',
});

/** The inputs of a destination. */
export function DestinationFields() {
  const label = useLabel();
  return (
    <>
      <TextInput source="title" validate={requiredText(label('app.destinations.required.title'))} />
      <UploadInput
        source="pictures"
        label={label('app.destinations.pictures.label')}
        folder="blogs"
        kind="image"
        multiple
        validate={pictures}
      />
      <RichTextInput source="newsBody" />
      <PositionInput />
    </>
  );
}
