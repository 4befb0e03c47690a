import { Box, LinearProgress } from '@mui/material';
import type { Campaign } from '../data/types';
import { useLabel } from '../i18n/useLabel';

const PERCENT = 100;

/** The progress of a campaign; skipped and undelivered mails count as done. */
export function CampaignProgress({ campaign }: { readonly campaign: Campaign }) {
  const label = useLabel();
  const { title, status, sent, skipped, dead, recipients } = campaign;
  const share = recipients === 0 ? 1 : (sent + skipped + dead) / recipients;
  return (
    <Box sx={{ minWidth: 128 }}>
      {label('app.campaigns.progress', { sent, recipients })}
      <LinearProgress
        variant="determinate"
        color={status === 'RUNNING' ? 'secondary' : 'primary'}
        value={Math.min(PERCENT, share * PERCENT)}
        aria-label={label('app.campaigns.progressOf', { title })}
        sx={{ mt: 0.5, height: 6, borderRadius: 3, bgcolor: 'var(--sunken)' }}
      />
    </Box>
  );
}
