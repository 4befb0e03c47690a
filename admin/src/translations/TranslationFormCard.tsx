import { Alert, Box, Button, Card } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useDataProvider, useNotify, type HttpError } from 'react-admin';
import type { TranslationKey } from '../data/translations';
import type { Translation } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { ErrorAlerts } from '../forms/ErrorAlerts';
import { FieldsWhileSaving } from '../forms/FieldsWhileSaving';
import { FormDraft } from '../forms/FormDraft';
import { sentencesOf } from '../data/failures';
import { useLabel } from '../i18n/useLabel';
import { TranslatedText } from './TranslatedText';
import { fromDraft, toDraft, type DraftText, type TranslationDraft } from './translationDraft';
import { formToTexts, translationToForm, type TranslationForm } from './translationForm';
import { UnplacedTexts } from './UnplacedTexts';

interface TranslationFormCardProps {
  readonly translationKey: TranslationKey;
  readonly translation: Translation;
  /** Refills the form with the saved translation. */
  readonly onReopen: () => unknown;
}

/** The form to translate a record, text by text. Leaving it with unsaved changes needs a confirmation. */
export function TranslationFormCard({ translationKey, translation, onReopen }: TranslationFormCardProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  // Translations that someone else saves meanwhile change neither the edits nor the version they are based on.
  const [opened] = useState(translation);
  const [values] = useState(() => translationToForm(opened));
  const [unplaced, setUnplaced] = useState<readonly DraftText[]>([]);
  const { mutateAsync, variables, isPending, isSuccess, error } = useMutation<
    string,
    HttpError,
    { readonly form: TranslationForm; readonly overOthers: boolean }
  >({
    mutationFn: async ({ form, overOthers }) => {
      const { version } = overOthers ? await dataProvider.translation(translationKey) : opened;
      return (await dataProvider.saveTranslation(translationKey, version, formToTexts(opened, form))).message;
    },
    onSuccess: async (message) => {
      await onReopen();
      notify(message, { type: 'success' });
    },
  });
  // After an error, it is shown and the form stays unsaved.
  const save = (form: TranslationForm, overOthers: boolean) =>
    mutateAsync({ form, overOthers }).then(
      () => undefined,
      () => undefined,
    );
  const restore = (draft: object) => {
    const restored = fromDraft(opened, draft as TranslationDraft);
    setUnplaced(restored.unplaced);
    return restored.form;
  };
  return (
    <Form
      record={{}}
      defaultValues={values}
      onSubmit={(form: object) => save(form as TranslationForm, false)}
      noValidate
    >
      <FormDraft saved={isSuccess} toDraft={(form) => toDraft(opened, form as TranslationForm)} fromDraft={restore} />
      <UnplacedTexts texts={unplaced} language={translationKey.language} onClose={() => setUnplaced([])} />
      <Card sx={{ mt: 2, p: { xs: 2, sm: 3 } }}>
        <FieldsWhileSaving saving={isPending}>
          {opened.texts.map((text) => (
            <TranslatedText key={text.key} text={text} language={translationKey.language} />
          ))}
        </FieldsWhileSaving>
        <Box aria-live="polite">
          <ErrorAlerts sentences={error ? sentencesOf(error) : []} />
          {error?.status === 409 && variables && (
            <Alert severity="info">
              {label('app.translations.conflict')}
              <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button
                  size="small"
                  variant="outlined"
                  disabled={isPending}
                  onClick={() => void save(variables.form, true)}
                >
                  {label('app.translations.overwrite')}
                </Button>
                <Button size="small" onClick={() => void onReopen()}>
                  {label('app.translations.latest')}
                </Button>
              </Box>
            </Alert>
          )}
        </Box>
        <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, py: 1.5, backgroundColor: 'background.paper', mt: 1 }}>
          <Button type="submit" variant="contained" size="large" loading={isPending}>
            {label('app.translations.save')}
          </Button>
        </Box>
      </Card>
    </Form>
  );
}
