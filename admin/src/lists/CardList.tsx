import { Box, Checkbox, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useTranslate, useListContext, type RaRecord } from 'react-admin';

interface CardListProps<Row extends RaRecord> {
  readonly card: (row: Row) => ReactNode;
  readonly empty: ReactNode;
  readonly selectable?: boolean;
}

/** As many placeholders as fit on the screen of a phone. */
const PLACES = [1, 2, 3, 4];

/** A list on a small screen: a card for each record instead of a table, which would be too wide. */
export function CardList<Row extends RaRecord>({ card, empty, selectable }: CardListProps<Row>) {
  const translate = useTranslate();
  const { data, isPending, selectedIds, onToggleItem } = useListContext<Row>();
  if (isPending || !data) return PLACES.map((place) => <EmptyCard key={place} />);
  if (data.length === 0) return empty;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            '& + &': { borderTop: 1, borderColor: 'divider' },
            '&:focus-within': { bgcolor: 'action.hover' },
            '& > :last-child': { flexGrow: 1, minWidth: 0 },
          }}
        >
          {selectable && (
            <Checkbox
              sx={{ mt: 0.5, mr: -1.5 }}
              checked={selectedIds.includes(row.id)}
              onChange={() => onToggleItem(row.id)}
              slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
            />
          )}
          <RecordContextProvider value={row}>{card(row)}</RecordContextProvider>
        </Box>
      ))}
    </Box>
  );
}

/** A placeholder for a card that is loading; the progress bar above announces it to screen readers. */
const EmptyCard = () => (
  <Box aria-hidden sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
    <Skeleton width="60%" height={28} />
    <Skeleton width="80%" />
    <Skeleton width="35%" />
  </Box>
);
