import { Box, Typography } from '@mui/material';
import { createContext, useContext, type ReactNode } from 'react';
import { get } from 'react-hook-form';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@imisozi/core/languages';

interface Translating {
  readonly language: LanguageCode;
  /** The published English texts; undefined while English itself is edited. */
  readonly english: object | undefined;
}

export const TranslatingContext = createContext<Translating>({ language: DEFAULT_LANGUAGE, english: undefined });

/** The `lang` and `dir` of an input, for screen readers, spelling and text direction. */
export function useWriting(): { readonly lang: LanguageCode; readonly dir: 'ltr' | 'rtl' } {
  const { language } = useContext(TranslatingContext);
  return { lang: language, dir: LANGUAGES[language].direction };
}

/** An input of a translation, with the English text beside it. */
export function SideBySide({ source, children }: { readonly source: string; readonly children: ReactNode }) {
  const { english } = useContext(TranslatingContext);
  if (!english) return children;
  const text: unknown = get(english, source);
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Typography
        component="p"
        variant="body2"
        lang={DEFAULT_LANGUAGE}
        sx={{ pt: { xs: 1, md: 2 }, color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {typeof text === 'string' ? text : ''}
      </Typography>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
