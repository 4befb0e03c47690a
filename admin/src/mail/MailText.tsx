import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useMemo, useState, type ReactNode } from 'react';
import type { MailPreview } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { styleNonce } from '../theme/styleNonce';
import { framedMail } from './framedMail';

const VIEWS = ['html', 'text'] as const;

interface MailTextProps {
  readonly mail: MailPreview;
  /** Shown beside the buttons for the view. */
  readonly children: ReactNode;
}

/** A mail as its recipient gets it, as HTML or as plain text. */
export function MailText({ mail, children }: MailTextProps) {
  const label = useLabel();
  const [view, setView] = useState<(typeof VIEWS)[number]>('html');
  const page = useMemo(() => framedMail(mail.html, styleNonce), [mail.html]);
  return (
    <>
      <Box sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1, minWidth: 200, overflowWrap: 'anywhere' }}>{children}</Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          onChange={(_, chosen: typeof view | null) => chosen && setView(chosen)}
          aria-label={label('app.mailPreviews.view')}
        >
          {VIEWS.map((one) => (
            <ToggleButton key={one} value={one} sx={{ minHeight: 40, px: 2 }}>
              {label(`app.mailPreviews.views.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {view === 'html' ? (
        // Without scripts, forms and navigation, because the email is only displayed.
        <Box
          component="iframe"
          title={mail.subject}
          sandbox=""
          srcDoc={page}
          sx={{ display: 'block', width: '100%', height: '70vh', border: 0, borderTop: 1, borderColor: 'divider' }}
        />
      ) : (
        <Typography
          sx={{ p: 2, borderTop: 1, borderColor: 'divider', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {mail.text}
        </Typography>
      )}
    </>
  );
}
