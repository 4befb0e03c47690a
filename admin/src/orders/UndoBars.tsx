import Undo from '@mui/icons-material/Undo';
import { Box, Button, Paper } from '@mui/material';
import { useLabel } from '../i18n/useLabel';
import { undoText, waitingText } from './waitingTexts';
import { UNDO_MS, undo, useWaitingChanges, type WaitingChange } from './delayedChanges';

/** The delayed changes, shown on every screen, each with an Undo button. */
export function UndoBars() {
  const changes = useWaitingChanges();
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        insetInlineStart: { xs: 8, sm: 24 },
        insetInlineEnd: { xs: 8, sm: 'auto' },
        // Above the toasts.
        bottom: 80,
        zIndex: 'snackbar',
        display: 'grid',
        gap: 1,
        maxWidth: 420,
      }}
    >
      {changes.map((change) => (
        <Paper
          key={change.order.id}
          elevation={6}
          sx={{ p: 1.5, pl: 2, bgcolor: 'background.paper', border: 1, borderColor: 'divider', overflow: 'hidden' }}
        >
          <WaitingLine change={change} />
          <TimeLeft />
        </Paper>
      ))}
    </Box>
  );
}

/** A delayed change of a booking, with an Undo button. */
export function WaitingLine({ change }: { readonly change: WaitingChange }) {
  const label = useLabel();
  const { order, isSending } = change;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flexGrow: 1 }}>{waitingText(label, change)}</Box>
      <Button
        variant="outlined"
        startIcon={<Undo />}
        disabled={isSending}
        aria-label={undoText(label, change)}
        onClick={() => undo(order.id)}
        sx={{ flexShrink: 0 }}
      >
        {label('app.orders.later.undo')}
      </Button>
    </Box>
  );
}

/** A bar that shrinks until the time is over. */
const TimeLeft = () => (
  <Box
    aria-hidden
    sx={{
      height: 3,
      mt: 1,
      bgcolor: 'primary.main',
      transformOrigin: 'left',
      '@keyframes leave': { to: { transform: 'scaleX(0)' } },
      animation: `leave ${UNDO_MS}ms linear forwards`,
      '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
    }}
  />
);
