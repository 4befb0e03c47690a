import { required, SelectInput } from 'react-admin';
import type { Publication } from '../data/types';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { UploadInput } from '../forms/upload/UploadInput';
import { uploaded } from '../forms/upload/uploads';
import { useLabel } from '../i18n/useLabel';
import { choicesOf } from './publicationKind';

const document = uploaded({
  missing: 'app.publications.document.missing',
  waiting: 'app.publications.document.waiting',
});

/** The inputs of a publication. */
export function PublicationFields({ categories }: { readonly categories: readonly Publication['category'][] }) {
  const label = useLabel();
  return (
    <>
      <div>
        <TextInput source="title" validate={requiredText(label('app.publications.required.title'))} />
        <SelectInput
          source="category"
          choices={choicesOf(categories)}
          validate={required(label('app.publications.required.category'))}
        />
      </div>
      <UploadInput
        source="document"
        label={label('app.publications.document.label')}
        folder="publications"
        kind="document"
        validate={document}
      />
    </>
  );
}
