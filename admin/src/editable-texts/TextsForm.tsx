import { Alert, Box, Button, Card } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useDataProvider, useNotify, type HttpError } from 'react-admin';
import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { documentNamed } from '@imisozi/core/editable-texts/documents';
import type { EditableDocument } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { ErrorAlerts } from '../forms/ErrorAlerts';
import { FieldsWhileSaving } from '../forms/FieldsWhileSaving';
import { FormDraft } from '../forms/FormDraft';
import { sentencesOf } from '../data/failures';
import { useLabel } from '../i18n/useLabel';
import { Placeholders } from './Placeholders';
import { TextsFields } from './TextsFields';
import { formToTexts, textsToForm } from './textsForm';
import { TextsPreview } from './TextsPreview';

type Value = Readonly<Record<string, unknown>>;

/** Edits that are based on a version. */
interface TextsDraft {
  readonly version: number;
  readonly value: Value;
}

interface TextsFormProps {
  readonly document: EditableDocument;
  /** Refills the form with the published texts. */
  readonly onReopen: () => unknown;
}

/** The form of a document, beside its preview. Leaving it with unsaved changes needs a confirmation. */
export function TextsForm({ document, onReopen }: TextsFormProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  // Texts that someone else publishes meanwhile change neither the edits nor the version they are based on.
  const [opened] = useState(document);
  const { id, title, language } = opened;
  // A restored draft keeps its own version, so that publishing it cannot overwrite newer texts without notice.
  const [seen, setSeen] = useState(opened.version);
  const { fields } = documentNamed(id);
  const isTranslation = language !== DEFAULT_LANGUAGE;
  const textsKey = { document: id, language };
  const { mutate, variables, isPending, isSuccess, error } = useMutation<
    string,
    HttpError,
    { value: Value; overOthers: boolean }
  >({
    mutationFn: async ({ value, overOthers }) => {
      const version = overOthers ? (await dataProvider.editableDocument(textsKey)).version : seen;
      return (await dataProvider.publishTexts(textsKey, version, value)).message;
    },
    onSuccess: async (message) => {
      await onReopen();
      notify(message, { type: 'success' });
    },
  });
  const toDraft = (value: object) => ({ version: seen, value }) as TextsDraft;
  const fromDraft = (draft: object) => {
    const { version, value } = draft as TextsDraft;
    setSeen(version);
    return value;
  };
  return (
    <Form
      record={{}}
      defaultValues={textsToForm(fields, opened.value)}
      onSubmit={(form: object) => mutate({ value: formToTexts(fields, form as Value), overOthers: false })}
      noValidate
    >
      <FormDraft saved={isSuccess} part={`${id} ${language}`} toDraft={toDraft} fromDraft={fromDraft} />
      <Box
        sx={{
          mt: 2,
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          // Beside a translation is the English text, so its preview is below.
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            ...(isTranslation ? {} : { lg: 'minmax(0, 1fr) minmax(0, 1fr)' }),
          },
        }}
      >
        <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <FieldsWhileSaving saving={isPending}>
            <Placeholders id={id}>
              <TextsFields fields={fields} />
            </Placeholders>
          </FieldsWhileSaving>
          <ErrorAlerts sentences={error ? sentencesOf(error) : []} />
          {error?.status === 409 && variables && (
            <Alert severity="info">
              {label('app.words.conflict')}
              <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button
                  size="small"
                  variant="outlined"
                  disabled={isPending}
                  onClick={() => mutate({ ...variables, overOthers: true })}
                >
                  {label('app.words.overwrite')}
                </Button>
                <Button size="small" onClick={() => void onReopen()}>
                  {label('app.words.latest')}
                </Button>
              </Box>
            </Alert>
          )}
          <Box>
            <Button type="submit" variant="contained" size="large" loading={isPending}>
              {label('app.words.publish')}
            </Button>
          </Box>
        </Card>
        <TextsPreview id={id} language={language} title={title} />
      </Box>
    </Form>
  );
}
