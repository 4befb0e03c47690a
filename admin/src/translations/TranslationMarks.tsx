import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, type RaRecord } from 'react-admin';
import { LANGUAGES, OTHER_LANGUAGES, type OtherLanguage } from '@imisozi/core/languages';
import type { TranslatedKind } from '../data/translations';
import { isComplete } from '@imisozi/core/translations/translated';
import type { TranslationProgress } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { TONES, type Tone } from '../ui/ColorChip';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useProgressText } from './useProgressText';

interface TranslationMarksProps {
  readonly kind: TranslatedKind;
  readonly id: RaRecord['id'];
}

/** The translation progress of a row in each language: an icon, and a sentence for screen readers. */
export function TranslationMarks({ kind, id }: TranslationMarksProps) {
  const label = useLabel();
  const progress = useProgressOfList(kind)?.get(id);
  return (
    <Box
      component="ul"
      aria-label={label('app.translations.title')}
      // Side by side on a card, in two rows in a table.
      sx={{
        ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '2px' },
        gridTemplateColumns: { xs: 'repeat(4, 44px)', md: 'repeat(2, 44px)' },
      }}
    >
      {OTHER_LANGUAGES.map((language) => (
        <Mark key={language} language={language} progress={progress?.find((one) => one.language === language)} />
      ))}
    </Box>
  );
}

/** The mark of a language; it takes its space while the progress is loading. */
function Mark({ language, progress }: { readonly language: OtherLanguage; readonly progress?: TranslationProgress }) {
  const progressText = useProgressText();
  const text = progress && `${LANGUAGES[language].name}: ${progressText(progress)}`;
  const { tone, sign } = progress ? signOf(progress) : EMPTY;
  return (
    <Box
      component="li"
      title={text}
      sx={{
        ...TONES[tone],
        position: 'relative',
        borderRadius: '4px',
        fontSize: '0.72rem',
        fontWeight: 650,
        lineHeight: '20px',
        textAlign: 'center',
      }}
    >
      <span aria-hidden>
        {language.toUpperCase()} {sign}
      </span>
      {text && <VisuallyHidden>{text}</VisuallyHidden>}
    </Box>
  );
}

/** The icon and colour of a progress. Icons differ in shape too, not only in colour. */
function signOf(progress: TranslationProgress): { readonly tone: Tone; readonly sign: string } {
  if (isComplete(progress)) return { tone: 'green', sign: '✓' };
  if (progress.outdated > 0) return { tone: 'earth', sign: '!' };
  return progress.done > 0 ? { tone: 'gold', sign: '½' } : EMPTY;
}

const EMPTY = { tone: 'plain', sign: '–' } as const;

/** The progress of all rows of the list, in one request. */
function useProgressOfList(kind: TranslatedKind) {
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data: rows = [] } = useListContext<RaRecord>();
  const ids = rows.map((row) => String(row.id));
  const { data } = useQuery({
    queryKey: ['translations', kind, 'list', ids],
    queryFn: () => dataProvider.translationProgressOf(kind, ids),
    enabled: ids.length > 0,
  });
  return data;
}
