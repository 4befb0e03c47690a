import Translate from '@mui/icons-material/Translate';
import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useCanAccess, useDataProvider } from 'react-admin';
import { LANGUAGES, type LanguageCode } from '@imisozi/core/languages';
import type { TranslatedKind } from '../data/translations';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { translationPath } from './translationPath';
import { useProgressText } from './useProgressText';

interface TranslationLinksProps {
  readonly kind: TranslatedKind;
  readonly id: string;
  /** The language that is open. */
  readonly current?: LanguageCode;
}

/** A button for each language of translation, with its progress. */
export function TranslationLinks({ kind, id, current }: TranslationLinksProps) {
  const label = useLabel();
  const progressText = useProgressText();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'translations', action: 'edit' });
  const { data } = useQuery({
    queryKey: ['translations', kind, id],
    queryFn: () => dataProvider.translationProgress(kind, id),
    enabled: canAccess === true,
  });
  if (!data) return null;
  return (
    <Box
      component="nav"
      aria-label={label('app.translations.title')}
      sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Translate fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
      {data.map(({ language, done, outdated, total }) => (
        <Button
          key={language}
          size="small"
          variant={language === current ? 'contained' : 'outlined'}
          component={LinkBase}
          to={translationPath(kind, id, language)}
          aria-current={language === current ? 'page' : undefined}
          sx={{ textTransform: 'none' }}
        >
          <span lang={language}>{LANGUAGES[language].name}</span>
          <Box component="span" sx={{ ml: 1, fontWeight: 400 }}>
            {progressText({ done, outdated, total })}
          </Box>
        </Button>
      ))}
    </Box>
  );
}
