import { Box, Chip, Typography } from '@mui/material';
import { BooleanInput, RichTextField } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LANGUAGES, type LanguageCode } from '@imisozi/core/languages';
import type { TranslationText } from '../data/types';
import { TextInput } from '../forms/TextInput';
import { RichTextInput } from '../forms/richText/RichTextInput';
import { useLabel } from '../i18n/useLabel';
import { isOutdated, nameOf } from './translationForm';

const EDITOR_HEIGHT = 180;
const MAX_ROWS = 12;

interface TranslatedTextProps {
  readonly text: TranslationText;
  readonly language: LanguageCode;
}

/** One text: English on the left and the translation on the right, or below it on a phone. */
export function TranslatedText({ text, language }: TranslatedTextProps) {
  const label = useLabel();
  const source = `texts.${nameOf(text)}`;
  const written = useWatch<Record<string, string | null>>({ name: source });
  const { direction } = LANGUAGES[language];
  const { key, kind, longest } = text;
  return (
    <Box
      role="group"
      aria-label={text.label}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: 1,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box lang="en" sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
          <Typography component="h2" variant="body2" sx={{ fontWeight: 600 }}>
            {text.label}
          </Typography>
          {!written && <Chip size="small" variant="outlined" label={label('app.translations.missing')} />}
          {isOutdated(text) && <Chip size="small" color="warning" label={label('app.translations.outdated')} />}
        </Box>
        {kind === 'html' ? (
          <RichTextField record={{ id: key, english: text.source }} source="english" component="div" />
        ) : (
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{text.source}</Typography>
        )}
      </Box>
      <Box lang={language} dir={direction} sx={{ minWidth: 0 }}>
        {kind === 'html' ? (
          <RichTextInput source={source} label={text.label} height={EDITOR_HEIGHT} />
        ) : (
          <TextInput
            source={source}
            label={text.label}
            helperText={false}
            multiline
            maxRows={MAX_ROWS}
            {...(kind === 'line' && { parse: (typed: string) => typed.replace(/\s*\n\s*/g, ' ') })}
            slotProps={{ htmlInput: { maxLength: longest, lang: language, dir: direction } }}
          />
        )}
        {isOutdated(text) && (
          <BooleanInput source={`right.${nameOf(text)}`} label="app.translations.stillRight" helperText={false} />
        )}
      </Box>
    </Box>
  );
}
