import {
  Box,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { catFormat, parseCatTime } from '@imisozi/core/kigali-time';
import { usd } from '@imisozi/core/money';
import type { ManifestRow } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists';
import { bookingPath } from '../orders/orderPaths';
import { OrderStatusChip } from '../orders/OrderStatusChip';
import { ADULT } from '@imisozi/core/pricing/party';
import { PartyCell } from './PartyCell';
import { STACKED } from './stacked';
import { PhoneLinks } from '../ui/PhoneLinks';

const days = catFormat('en-GB', { day: 'numeric', month: 'short' });

/** `12 – 14 Jun`, or `12 Jun` for a trip of one day. */
const spanOf = ({ travelDate, endDate }: ManifestRow): string =>
  days.formatRange(parseCatTime(travelDate)!, parseCatTime(endDate)!);

/** Links in dense lines, but large enough for touch. */
const TOUCHED = { '& a': { display: 'inline-block', minHeight: 24, lineHeight: '24px' } } as const;

const COLUMNS = ['trip', 'client', 'crew', 'people', 'party', 'extras', 'remarks', 'notes', 'money'] as const;

interface ManifestTableProps {
  readonly title: string;
  readonly rows: readonly ManifestRow[];
}

/** A table of bookings that travel on a day, with the facts that a guide needs. */
export function ManifestTable({ title, rows }: ManifestTableProps) {
  const label = useLabel();
  const id = useId();
  const name = (column: (typeof COLUMNS)[number]) => label(`app.manifest.columns.${column}`);
  const people = rows.reduce((sum, row) => sum + row.people, 0);
  return (
    <Paper component="section" aria-labelledby={id} sx={{ mb: 3 }} variant="outlined">
      <Typography id={id} variant="h2" sx={{ p: 2, pb: 1 }}>
        {title} · {label('app.manifest.people', { count: people })}
      </Typography>
      <TableContainer tabIndex={0} aria-labelledby={id} sx={STACKED}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{name(column)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.orderId} sx={{ verticalAlign: 'top' }}>
                <TableCell data-column={name('trip')}>
                  <span>{row.itemTitle}</span>
                  <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                    {spanOf(row)}
                  </Typography>
                </TableCell>
                <TableCell data-column={name('client')} sx={TOUCHED}>
                  <RowLink to={bookingPath(row.orderId)}>{row.names}</RowLink>
                  <Box>
                    <PhoneLinks phone={row.phoneNumber} />
                  </Box>
                  {row.location && <span>{row.location}</span>}
                </TableCell>
                <TableCell data-column={name('crew')} sx={{ whiteSpace: 'pre-line' }}>
                  {row.crew.join('\n')}
                </TableCell>
                <TableCell data-column={name('people')}>
                  <span>{row.people}</span>
                  {Object.keys(row.travellers).some((code) => code !== ADULT) &&
                    row.types.map((type) => (
                      <Typography key={type} variant="body2" sx={{ color: 'text.secondary' }}>
                        {type}
                      </Typography>
                    ))}
                </TableCell>
                <PartyCell party={row.party} column={name('party')} />
                <TableCell data-column={name('extras')}>{row.extras.join(', ')}</TableCell>
                <TableCell data-column={name('remarks')} sx={{ whiteSpace: 'pre-line', minWidth: { sm: 160 } }}>
                  {row.message}
                </TableCell>
                <TableCell data-column={name('notes')} sx={{ whiteSpace: 'pre-line' }}>
                  {row.notes.join('\n')}
                </TableCell>
                <TableCell data-column={name('money')}>
                  <span>
                    <OrderStatusChip status={row.status} />
                  </span>
                  {row.balance > 0 && (
                    <Typography className="no-print" variant="body2" sx={{ color: 'error.main', mt: 0.5 }}>
                      {/* Not printed, because the sheet is for guides, whom the client's debts do not concern. */}
                      {label('app.manifest.unpaid', { amount: usd(row.balance) })}
                    </Typography>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
