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
  /** The title of the content, for the accessible name of the frame. */
  readonly title: string;
  /** The texts, as JSON. */
  readonly texts: string;
}

/** A preview of the page or mail with unpublished texts. It keeps its scroll position when the texts change. */
export function PreviewFrame({ id, language, title, texts }: PreviewFrameProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef<number>(undefined);
  // While a page is loading, its scroll position is 0 and must not be remembered.
  const isLoaded = useRef(false);
  const { data, error } = useQuery({
    queryKey: ['content-preview', id, language, texts],
    queryFn: () => {
      if (isLoaded.current) scrolled.current = frame.current?.contentWindow?.scrollY;
      return dataProvider.previewTexts({ document: id, language }, JSON.parse(texts) as Record<string, unknown>);
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
  // Key events do not leave the frame, but Escape must close a dialog around it.
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
        // No scripts and no forms. Same origin, so that the page's styles and pictures load.
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

/** Adds the nonce to styles: the frame inherits the dashboard's Content-Security-Policy, which requires it. */
const framed = (html: string) => html.replaceAll('<style>', `<style nonce="${styleNonce ?? ''}">`);
