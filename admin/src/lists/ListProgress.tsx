import { Box, LinearProgress } from '@mui/material';
import { useListContext } from 'react-admin';
import { useLabel } from '../i18n/useLabel';

interface ListProgressProps {
  /** Set for lists that are refetched regularly: they do not announce it each time. */
  readonly quiet: boolean;
}

/** Shows that rows are being loaded, in reserved space, so that nothing moves. */
export function ListProgress({ quiet }: ListProgressProps) {
  const label = useLabel();
  const { isPending, isFetching } = useListContext();
  return (
    <Box sx={{ height: 3 }} aria-live="polite">
      {(isPending || (isFetching && !quiet)) && (
        <LinearProgress aria-label={label('app.list.loading')} sx={{ height: 3 }} />
      )}
    </Box>
  );
}
