import { Alert, Box, Card, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { LanguageCode } from '@imisozi/core/languages';
import { documentNamed, isMailDocument, type DocumentName } from '@imisozi/core/words/documents';
import type { StaffDataProvider } from '../dataProvider';
import { refusalsOf } from '../forms/useSave';
import { useLabel } from '../i18n/useLabel';
import { framedMail } from '../mail/framedMail';
import { styleNonce } from '../theme/styleNonce';
import { formToWords } from './wordsForm';

/** How long somebody must stop typing before the page is rendered. */
const PAUSE_MS = 500;

interface WordsPreviewProps {
  readonly id: DocumentName;
  readonly language: LanguageCode;
  readonly title: string;
}

/** Inside a form: the page with what has been typed, which nobody else sees. */
export function WordsPreview({ id, language, title }: WordsPreviewProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const typed = usePaused(JSON.stringify(formToWords(documentNamed(id).fields, useWatch())));
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef<number>(undefined);
  // While a page loads, it stands at its top.
  const isLoaded = useRef(false);
  const isMail = isMailDocument(id);
  const { data, error } = useQuery({
    queryKey: ['content-preview', id, language, typed],
    queryFn: () => {
      if (isLoaded.current) scrolled.current = frame.current?.contentWindow?.scrollY;
      return dataProvider.previewWords({ document: id, language }, JSON.parse(typed) as Record<string, unknown>);
    },
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const html = data?.html;
  useLayoutEffect(() => {
    isLoaded.current = false;
  }, [html]);
  return (
    <Card
      component="section"
      aria-label={label('app.words.preview')}
      sx={{ position: { lg: 'sticky' }, top: { lg: 80 }, overflow: 'hidden' }}
    >
      <Box sx={{ p: 2 }}>
        <Typography variant="h2">{label('app.words.preview')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {label(isMail ? 'app.words.previewMail' : 'app.words.previewText')}
        </Typography>
        {error && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {refusalsOf(error).join('. ')}
          </Alert>
        )}
        {data?.subject && (
          <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 650 }}>{data.subject}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {data.preview}
            </Typography>
          </Box>
        )}
      </Box>
      {data && (
        // No scripts and no forms. Its own origin, or its styles and pictures would be another site's.
        <Box
          ref={frame}
          component="iframe"
          title={label('app.words.previewOf', { title })}
          sandbox="allow-same-origin"
          srcDoc={isMail ? framedMail(data.html, styleNonce) : framed(data.html)}
          onLoad={() => {
            const { place } = documentNamed(id);
            if (scrolled.current === undefined && place) {
              frame.current?.contentDocument?.querySelector(place)?.scrollIntoView({ behavior: 'instant' });
            } else frame.current?.contentWindow?.scrollTo({ top: scrolled.current ?? 0, behavior: 'instant' });
            isLoaded.current = true;
          }}
          sx={{ display: 'block', width: '100%', height: '75vh', border: 0, borderTop: 1, borderColor: 'divider' }}
        />
      )}
    </Card>
  );
}

/** The frame inherits the dashboard's content security policy, which lets only styles in that bear its nonce. */
const framed = (html: string) => html.replaceAll('<style>', `<style nonce="${styleNonce ?? ''}">`);

/** A text as it was when it last stood still. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
