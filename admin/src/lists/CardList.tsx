import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';

interface CardListProps<Row extends RaRecord> {
  readonly card: (row: Row) => ReactNode;
  readonly empty: ReactNode;
}

/** About as many as a phone shows. */
const PLACES = [1, 2, 3, 4];

/** A list on a small screen: a card a record instead of a table that is too wide. */
export function CardList<Row extends RaRecord>({ card, empty }: CardListProps<Row>) {
  const { data, isPending } = useListContext<Row>();
  if (isPending || !data) return PLACES.map((place) => <EmptyCard key={place} />);
  if (data.length === 0) return empty;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{ '& + &': { borderTop: 1, borderColor: 'divider' }, '&:focus-within': { bgcolor: 'action.hover' } }}
        >
          <RecordContextProvider value={row}>{card(row)}</RecordContextProvider>
        </Box>
      ))}
    </Box>
  );
}

/** The place of a card that is on its way; the bar above says so in words. */
const EmptyCard = () => (
  <Box aria-hidden sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
    <Skeleton width="60%" height={28} />
    <Skeleton width="80%" />
    <Skeleton width="35%" />
  </Box>
);
