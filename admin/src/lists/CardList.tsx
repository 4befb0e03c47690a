import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';

interface CardListProps<Row extends RaRecord> {
  readonly card: (row: Row) => ReactNode;
  readonly empty: ReactNode;
}

/** A list on a small screen: a card a record instead of a table that is too wide. */
export function CardList<Row extends RaRecord>({ card, empty }: CardListProps<Row>) {
  const { data, isPending } = useListContext<Row>();
  if (isPending || !data) return <Box sx={{ minHeight: 160 }} />;
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
