import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Alert, Box } from '@mui/material';
import { useLabel } from '../i18n/useLabel';
import { useViewers } from '../live/useViewers';

const inWords = new Intl.ListFormat('en-GB');

/** Which colleagues have this booking open too (rules/dashboard 10). */
export function AlsoOpen({ orderId }: { readonly orderId: string }) {
  const label = useLabel();
  const others = useViewers(orderId);
  return (
    // Always there, so that screen readers hear of whoever comes.
    <Box role="status">
      {others.length > 0 && (
        <Alert severity="info" icon={<Visibility />} role="presentation">
          {label('app.orders.alsoOpen', {
            names: inWords.format(others.map(({ names }) => names)),
            count: others.length,
          })}
        </Alert>
      )}
    </Box>
  );
}
