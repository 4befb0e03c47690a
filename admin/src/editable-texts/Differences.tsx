import { Box, Typography } from '@mui/material';
import type { LanguageCode } from '@imisozi/core/languages';
import { LANGUAGES } from '@imisozi/core/languages';
import type { Difference } from '@imisozi/core/editable-texts/differences';
import { useLabel } from '../i18n/useLabel';
import { ComparedText } from '../ui/ComparedText';

interface DifferencesProps {
  readonly differences: readonly Difference[];
  readonly language: LanguageCode;
}

/** Each text that restoring a version would change, with the current and the restored text. */
export function Differences({ differences, language }: DifferencesProps) {
  const label = useLabel();
  if (differences.length === 0) return <Typography>{label('app.words.same')}</Typography>;
  const shown = (field: Difference['field'], value: string) =>
    value === '' ? '–' : <Shown field={field} value={value} language={language} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
      {differences.map(({ place, field, before, after }) => (
        <li key={place}>
          <Typography sx={{ fontWeight: 650 }}>{place}</Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1, mt: 0.5 }}>
            <ComparedText heading={label('app.words.publishedText')} tone="lake">
              {shown(field, before)}
            </ComparedText>
            <ComparedText heading={label('app.words.versionText')} tone="gold">
              {shown(field, after)}
            </ComparedText>
          </Box>
        </li>
      ))}
    </Box>
  );
}

interface ShownProps extends Pick<Difference, 'field'> {
  readonly value: string;
  readonly language: LanguageCode;
}

function Shown({ field, value, language }: ShownProps) {
  if (field.kind === 'choice') return field.options[value] ?? value;
  if (field.kind === 'picture') {
    const name = field.drawings[value] ?? '';
    return <Box component="img" src={value} alt={name} sx={{ height: 100, maxWidth: '100%', borderRadius: 1 }} />;
  }
  return (
    <span lang={language} dir={LANGUAGES[language].direction}>
      {value}
    </span>
  );
}
