import { Box, Paper, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import { usd } from '@imisozi/core/money';
import { monthOf } from '@imisozi/core/months';
import type { Month } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { today } from '../format/kigaliDays';
import { TextInput } from '../forms/TextInput';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists/cells';
import { LoadError } from '../page/LoadError';
import { ColorChip } from '../ui/ColorChip';
import { MonthButton } from './MonthButton';
import { monthSpan, reportPath } from './reportSpans';

const FIGURES = ['received', 'paidOut', 'fees', 'kept'] as const;

/** The months of the books, which are closed one by one (rules/money 15). */
export function Months() {
  const label = useLabel();
  const id = useId();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data, error, refetch } = useQuery({ queryKey: ['months'], queryFn: () => dataProvider.months() });
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Typography id={id} variant="h2">
        {label('app.reports.months.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{label('app.reports.months.text')}</Typography>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-labelledby={id}>
          <Table size="small" aria-labelledby={id} sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
            <TableHead>
              <TableRow>
                <TableCell>{label('app.reports.months.month')}</TableCell>
                <TableCell>{label('app.reports.months.state')}</TableCell>
                {FIGURES.map((column) => (
                  <TableCell key={column} align="right">
                    {label(`app.reports.columns.${column}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((month) => (
                <MonthRow key={month.month} month={month} />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Paper>
  );
}

function MonthRow({ month: row }: { readonly month: Month }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess: mayOpen } = useCanAccess({ resource: 'months', action: 'open' });
  const { month, closedAt, closedBy } = row;
  const isOver = month < monthOf(today());
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <RowLink to={reportPath('money', monthSpan(month))}>{month}</RowLink>
      </TableCell>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <ColorChip
            tone={closedAt ? 'green' : 'plain'}
            label={label(closedAt ? 'app.reports.months.closed' : 'app.reports.months.open')}
          />
          {closedBy && <Typography variant="body2">{label('app.reports.months.by', { email: closedBy })}</Typography>}
          {!closedAt && isOver && (
            <MonthButton
              month={month}
              action="close"
              send={() => dataProvider.closeMonth(month)}
              text={label('app.reports.months.closeText', { month, kept: usd(row.kept) })}
            />
          )}
          {closedAt && mayOpen && (
            <MonthButton<{ readonly reason: string }>
              month={month}
              action="reopen"
              danger
              send={({ reason }) => dataProvider.openMonth(month, reason)}
              text={label('app.reports.months.reopenText', { month })}
            >
              <TextInput source="reason" label="app.reports.months.reason" multiline minRows={2} required autoFocus />
            </MonthButton>
          )}
        </Box>
      </TableCell>
      {FIGURES.map((column) => (
        <TableCell key={column} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {usd(row[column])}
        </TableCell>
      ))}
    </TableRow>
  );
}
