import { Box, LinearProgress } from '@mui/material';
import { useListContext } from 'react-admin';
import { useLabel } from '../i18n/useLabel';

interface ListProgressProps {
  /** For lists that are refetched regularly: the progress is not announced each time. */
  readonly quiet: boolean;
}

/** Shows that rows are loading, in reserved space, so that the layout does not move. */
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
