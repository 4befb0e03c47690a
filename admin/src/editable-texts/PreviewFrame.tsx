import { Alert, Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { LanguageCode } from '@imisozi/core/languages';
import { documentNamed, isMailDocument, type DocumentName } from '@imisozi/core/editable-texts/documents';
import type { StaffDataProvider } from '../dataProvider';
import { sentencesOf } from '../data/failures';
import { useLabel } from '../i18n/useLabel';
import { framedMail } from '../mail/framedMail';
import { styleNonce } from '../theme/styleNonce';

interface PreviewFrameProps {
  readonly id: DocumentName;
  readonly language: LanguageCode;
  /** What is shown, for the frame's name. */
  readonly title: string;
  /** The words, as JSON. */
  readonly words: string;
}

/** The page, or the mail, with words that are not published; other words change it where somebody has scrolled to. */
export function PreviewFrame({ id, language, title, words }: PreviewFrameProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef<number>(undefined);
  // While a page loads, it stands at its top.
  const isLoaded = useRef(false);
  const { data, error } = useQuery({
    queryKey: ['content-preview', id, language, words],
    queryFn: () => {
      if (isLoaded.current) scrolled.current = frame.current?.contentWindow?.scrollY;
      return dataProvider.previewTexts({ document: id, language }, JSON.parse(words) as Record<string, unknown>);
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
  // What is pressed in a frame stays in it, and a dialog around it must close.
  const escape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') frame.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  };
  return (
    <>
      {error && (
        <Alert severity="warning" sx={{ m: 2 }}>
          {sentencesOf(error).join('. ')}
        </Alert>
      )}
      {data?.subject && (
        <Box sx={{ px: 2, pb: 2, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 650 }}>{data.subject}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {data.preview}
          </Typography>
        </Box>
      )}
      {data && (
        // No scripts and no forms. Its own origin, or its styles and pictures would be another site's.
        <Box
          ref={frame}
          component="iframe"
          title={label('app.words.previewOf', { title })}
          sandbox="allow-same-origin"
          srcDoc={isMailDocument(id) ? framedMail(data.html, styleNonce) : framed(data.html)}
          onLoad={() => {
            frame.current?.contentDocument?.addEventListener('keydown', escape);
            const { place } = documentNamed(id);
            if (scrolled.current === undefined && place) {
              frame.current?.contentDocument?.querySelector(place)?.scrollIntoView({ behavior: 'instant' });
            } else frame.current?.contentWindow?.scrollTo({ top: scrolled.current ?? 0, behavior: 'instant' });
            isLoaded.current = true;
          }}
          sx={{ display: 'block', width: '100%', height: '75vh', border: 0, borderTop: 1, borderColor: 'divider' }}
        />
      )}
    </>
  );
}

/** The frame inherits the dashboard's content security policy, which lets only styles in that bear its nonce. */
const framed = (html: string) => html.replaceAll('<style>', `<style nonce="${styleNonce ?? ''}">`);
