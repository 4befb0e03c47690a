import { Box, Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { usd } from '@imisozi/core/money';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists';
import { bookingPath } from '../orders/orderPaths';

/** A booking and the amount that is due. */
export interface DueRow {
  readonly orderId: string;
  readonly number: string;
  readonly names: string;
  /** US dollars. */
  readonly amount: number;
  readonly since: string;
  readonly details?: ReactNode;
}

interface DueListProps {
  readonly title: string;
  /** Explains the list and what to do. */
  readonly text: string;
  readonly empty: string;
  readonly rows: readonly DueRow[];
  /** The total number, if the list does not show all. */
  readonly total: number;
}

/** A list of amounts due with their bookings. */
export function DueList({ title, text, empty, rows, total }: DueListProps) {
  const label = useLabel();
  const id = useId();
  const cents = rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography id={id} variant="h2" sx={{ flex: '1 1 auto' }}>
          {title}
        </Typography>
        {rows.length > 0 && total === rows.length && (
          <Typography sx={{ fontWeight: 650 }}>
            {label('app.moneyDue.sum', { amount: usd(cents / 100), count: total })}
          </Typography>
        )}
      </Box>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{rows.length > 0 ? text : empty}</Typography>
      {rows.length > 0 && (
        <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row) => (
            <Row key={row.orderId} row={row} />
          ))}
        </Box>
      )}
      {total > rows.length && (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          {label('app.moneyDue.more', { shown: rows.length, total })}
        </Typography>
      )}
    </Paper>
  );
}

function Row({ row: { orderId, number, names, amount, since, details } }: { readonly row: DueRow }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '& a': { display: 'inline-block', minHeight: 24 },
      }}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <RowLink to={bookingPath(orderId)}>
          {names} · {number}
        </RowLink>
      </Box>
      <Box sx={{ fontWeight: 650, textAlign: 'end' }}>{usd(amount)}</Box>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
        {since}
      </Typography>
      {details && (
        <Typography
          variant="body2"
          component="div"
          sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
        >
          {details}
        </Typography>
      )}
    </Box>
  );
}
