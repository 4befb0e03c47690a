import { Alert, Box, Typography } from '@mui/material';
import { RichTextField } from 'react-admin';
import { LANGUAGES, type LanguageCode } from '@imisozi/core/languages';
import { useLabel } from '../i18n/useLabel';
import type { DraftText } from './translationDraft';

interface UnplacedTextsProps {
  readonly texts: readonly DraftText[];
  readonly language: LanguageCode;
  readonly onClose: () => void;
}

/** Texts of a restored draft whose originals have changed since; they can be copied but are not saved. */
export function UnplacedTexts({ texts, language, onClose }: UnplacedTextsProps) {
  const label = useLabel();
  if (texts.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }} onClose={onClose} closeText={label('app.page.close')}>
      {label('app.translations.unplaced')}
      <Box component="ul" sx={{ pl: 2, mb: 0 }}>
        {texts.map(({ key, label: name, kind, text }) => (
          <Box component="li" key={key} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
            <Box
              lang={language}
              dir={LANGUAGES[language].direction}
              sx={{ whiteSpace: kind === 'html' ? undefined : 'pre-wrap' }}
            >
              {kind === 'html' ? <RichTextField record={{ id: key, text }} source="text" component="div" /> : text}
            </Box>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
