import { Box, LinearProgress } from '@mui/material';
import { useListContext } from 'react-admin';
import { useLabel } from '../i18n/useLabel';

interface ListProgressProps {
  /** Rows that are asked for again and again do not say so each time. */
  readonly quiet: boolean;
}

/** Shows that rows are on their way, in a place that is always kept free. */
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
