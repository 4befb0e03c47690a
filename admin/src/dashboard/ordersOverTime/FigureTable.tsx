import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { OrdersOverTime } from '../../data/types';
import { usd } from '@imisozi/core/money';
import { useLabel } from '../../i18n/useLabel';
import { periodName } from './periodName';

const HIGHEST = 260;

/** The same figures as a table, newest first. */
export function FigureTable({ figures: { periods, by } }: { readonly figures: OrdersOverTime }) {
  const label = useLabel();
  const title = label('app.dashboard.overTime.title');
  return (
    // Scrollable, so it must be focusable.
    <Box sx={{ maxHeight: HIGHEST, overflowY: 'auto' }} tabIndex={0} role="region" aria-label={title}>
      <Table size="small" stickyHeader aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{label(`app.dashboard.overTime.by.${by}`)}</TableCell>
            <TableCell align="right">{label('app.dashboard.overTime.orders')}</TableCell>
            <TableCell align="right">{label('app.dashboard.overTime.paid')}</TableCell>
            <TableCell align="right">{label('app.dashboard.overTime.revenue')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {periods.toReversed().map(({ start, orders, paid, revenue }) => (
            <TableRow key={start}>
              <TableCell component="th" scope="row">
                {periodName(start, by)}
              </TableCell>
              <TableCell align="right">{orders}</TableCell>
              <TableCell align="right">{paid}</TableCell>
              <TableCell align="right">{usd(revenue)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
