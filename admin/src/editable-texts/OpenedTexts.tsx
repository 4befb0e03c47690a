import { Alert, Skeleton, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@imisozi/core/languages';
import type { DocumentName } from '@imisozi/core/editable-texts/documents';
import type { EditableDocument } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { LoadError } from '../page/LoadError';
import { TranslatingContext } from './SideBySide';
import { Versions } from './Versions';
import { TextsForm } from './TextsForm';

/** The form of a document and its versions. */
export function OpenedTexts({ id, language }: { readonly id: DocumentName; readonly language: LanguageCode }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const queryClient = useQueryClient();
  // A key that refills the form after texts are published or restored, but never while someone is typing.
  const [opening, setOpening] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['content', 'getOne', id, language],
    queryFn: () => dataProvider.editableDocument({ document: id, language }),
  });
  const isTranslation = language !== DEFAULT_LANGUAGE;
  const original = useQuery({
    queryKey: ['content', 'getOne', id, DEFAULT_LANGUAGE],
    queryFn: () => dataProvider.editableDocument({ document: id, language: DEFAULT_LANGUAGE }),
    enabled: isTranslation,
  });
  const english = isTranslation ? original.data : undefined;
  const failure = data ? original.error : error;
  const openAgain = async () => {
    await queryClient.invalidateQueries({ queryKey: ['content'] });
    setOpening((before) => before + 1);
  };
  if (failure && !(data && (english || !isTranslation))) {
    const retry = () => void Promise.all([refetch(), isTranslation && original.refetch()]);
    return <LoadError error={failure} onRetry={retry} />;
  }
  if (!data || (isTranslation && !english)) return <Skeleton variant="rounded" height={400} sx={{ mt: 2 }} />;
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {data.changedAt
          ? label('app.words.changed', {
              author: data.author ?? label('app.audit.system'),
              time: catMoment(data.changedAt),
            })
          : label(data.displayedLanguage === language ? 'app.words.never' : 'app.words.english')}
      </Typography>
      {data.displayedLanguage !== language && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {label('app.words.untranslated', { language: LANGUAGES[language].name })}
        </Alert>
      )}
      {english && isOlder(data, english) && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {label('app.words.outdated')}
        </Alert>
      )}
      {data.isUnreadable && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {label('app.words.unreadable')}
        </Alert>
      )}
      <TranslatingContext value={{ language, english: english?.value }}>
        <TextsForm key={opening} document={data} onReopen={openAgain} />
      </TranslatingContext>
      <Versions document={data} english={(english ?? data).value} onRestored={openAgain} />
    </>
  );
}

/** Whether the English text is newer than its translation, which may be outdated. */
const isOlder = ({ language, displayedLanguage, changedAt }: EditableDocument, english: EditableDocument): boolean =>
  displayedLanguage === language && english.changedAt !== null && (changedAt === null || changedAt < english.changedAt);
