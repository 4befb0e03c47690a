import { Box, Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material';
import { usd } from '@imisozi/core/money';
import { REPORTS, type ReportColumn } from '@imisozi/core/reports';
import type { Report } from '../data/types';
import { dayName } from '../format/catTime';
import type { LabelKey } from '../i18n/label';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists/cells';

/** The rows of a report with their totals; it scrolls by itself. */
export function ReportTable({ report: { name, rows, totals } }: { readonly report: Report }) {
  const label = useLabel();
  const columns = Object.entries(REPORTS[name]) as [string, ReportColumn][];
  const title = label(`app.reports.names.${name}`);
  const isNumber = (kind: ReportColumn) => kind === 'money' || kind === 'count';
  const align = (kind: ReportColumn) => (isNumber(kind) ? 'right' : 'left');
  const figure = (kind: ReportColumn, value: number) => (kind === 'money' ? usd(value) : value);
  return (
    // Scrollable, so it must be focusable.
    <Box sx={{ maxHeight: 560, overflow: 'auto' }} tabIndex={0} role="region" aria-label={title}>
      <Table size="small" stickyHeader aria-label={title}>
        <TableHead>
          <TableRow>
            {columns.map(([column, kind]) => (
              <TableCell key={column} align={align(kind)}>
                {label(`app.reports.columns.${column}` as LabelKey)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, place) => (
            <TableRow key={place}>
              {columns.map(([column, kind]) => (
                <TableCell
                  key={column}
                  align={align(kind)}
                  sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: kind === 'text' ? undefined : 'nowrap' }}
                >
                  {isNumber(kind) ? (
                    figure(kind, row[column] as number)
                  ) : (
                    <Text column={column} kind={kind} row={row} />
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter sx={{ position: 'sticky', bottom: 0, bgcolor: 'background.paper' }}>
          <TableRow>
            {columns.map(([column, kind], place) => (
              <TableCell
                key={column}
                align={align(kind)}
                sx={{ fontWeight: 650, color: 'text.primary', fontSize: 'inherit', fontVariantNumeric: 'tabular-nums' }}
              >
                {place === 0 ? label('app.reports.total') : isNumber(kind) ? figure(kind, totals[column]!) : ''}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      </Table>
    </Box>
  );
}

interface TextProps {
  readonly column: string;
  readonly kind: ReportColumn;
  readonly row: Report['rows'][number];
}

function Text({ column, kind, row }: TextProps) {
  const label = useLabel();
  const value = String(row[column]);
  if (kind === 'day') return value ? dayName(value) : '–';
  if (column === 'way') return label(`app.ledger.kinds.${value}` as LabelKey);
  if (column === 'source' && value !== 'website') return label(`app.orders.sources.${value}` as LabelKey);
  if (column === 'source') return label('app.orders.change.website');
  if (column !== 'booking') return value;
  const filter = encodeURIComponent(JSON.stringify({ q: value }));
  return <RowLink to={`/tour-bookings?filter=${filter}`}>{value}</RowLink>;
}
