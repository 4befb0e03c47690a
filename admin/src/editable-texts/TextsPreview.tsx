import { Box, Card, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { LanguageCode } from '@imisozi/core/languages';
import { documentNamed, isMailDocument, type DocumentName } from '@imisozi/core/editable-texts/documents';
import { useSettled } from '../forms/useSettled';
import { useLabel } from '../i18n/useLabel';
import { PreviewFrame } from './PreviewFrame';
import { formToTexts } from './textsForm';

/** The debounce time before the page is rendered. */
const PAUSE_MS = 500;

interface TextsPreviewProps {
  readonly id: DocumentName;
  readonly language: LanguageCode;
  readonly title: string;
}

/** Inside a form: a private preview of the page with the form's texts. */
export function TextsPreview({ id, language, title }: TextsPreviewProps) {
  const label = useLabel();
  const typed = useSettled(JSON.stringify(formToTexts(documentNamed(id).fields, useWatch())), PAUSE_MS);
  return (
    <Card
      component="section"
      aria-label={label('app.words.preview')}
      sx={{ position: { lg: 'sticky' }, top: { lg: 80 }, overflow: 'hidden' }}
    >
      <Box sx={{ p: 2 }}>
        <Typography variant="h2">{label('app.words.preview')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {label(isMailDocument(id) ? 'app.words.previewMail' : 'app.words.previewText')}
        </Typography>
      </Box>
      <PreviewFrame id={id} language={language} title={title} texts={typed} />
    </Card>
  );
}
