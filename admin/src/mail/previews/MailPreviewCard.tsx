import { Box, Card, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';
import { LoadError } from '../../shared/LoadError';

const VIEWS = ['html', 'text'] as const;

/** One kind of mail as its reader gets it: as a page, or as plain text. */
export function MailPreviewCard({ id }: { readonly id: string }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [view, setView] = useState<(typeof VIEWS)[number]>('html');
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-previews', 'getOne', id],
    queryFn: () => dataProvider.mailPreview(id),
  });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={400} sx={{ mt: 2 }} />;
  return (
    <Card sx={{ mt: 2 }}>
      <Box sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
          <Typography variant="h2">{data.subject}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {data.preview}
          </Typography>
          {data.attachments.length > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {label('app.mailPreviews.attachments', { names: data.attachments.join(', ') })}
            </Typography>
          )}
        </Box>
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
        // A mail may do nothing here but show itself.
        <Box
          component="iframe"
          title={data.subject}
          sandbox=""
          srcDoc={data.html}
          sx={{ display: 'block', width: '100%', height: '70vh', border: 0, borderTop: 1, borderColor: 'divider' }}
        />
      ) : (
        <Typography
          sx={{ p: 2, borderTop: 1, borderColor: 'divider', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {data.text}
        </Typography>
      )}
    </Card>
  );
}
