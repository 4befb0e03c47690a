import { usd } from '@imisozi/core/money';
import { isMonth, monthOf } from '@imisozi/core/months';
import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { FileButton } from '../actions/FileButton';
import type { Agent, OwnStatement } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { dayName } from '../format/catTime';
import { today } from '../format/kigaliDays';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists/cells';
import { bookingPath } from '../orders/orderPaths';
import { LoadError } from '../page/LoadError';
import { AgentEntries, TakeBack, type Entry } from './AgentEntries';
import { NetOff, PayOut } from './CommissionForms';

interface OfAgent {
  readonly agent: Agent;
}

/** The statement of an agent for a month (rules/agents 5), with what can be done about its commission. */
export function AgentStatement({ agent }: OfAgent) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [month, setMonth] = useState(monthOf(today()));
  const { data, error, refetch } = useQuery({
    queryKey: ['agents', 'statement', agent.id, month],
    queryFn: () => dataProvider.agentStatement(agent.id, month),
    placeholderData: keepPreviousData,
  });
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h3">{label('app.agents.statement.title')}</Typography>
      <MonthField month={month} onChange={setMonth} />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <StatementBody
            statement={data}
            pathOf={bookingPath}
            action={(entry) => <TakeBack agent={agent} entry={entry} />}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <PayOut agent={agent} />
            <NetOff agent={agent} bookings={data.bookings} />
            <FileButton
              size="small"
              text={label('app.agents.statement.pdf')}
              read={() => dataProvider.agentStatementPaper(agent.id, month)}
            />
            <FileButton
              size="small"
              text={label('app.agents.statement.csv')}
              read={() => dataProvider.agentStatementFile(agent.id, month)}
            />
          </Box>
        </>
      )}
    </Box>
  );
}

interface MonthFieldProps {
  readonly month: string;
  readonly onChange: (month: string) => void;
}

/** Chooses the month of a statement, at the latest this one. */
export function MonthField({ month, onChange }: MonthFieldProps) {
  const label = useLabel();
  return (
    <TextField
      type="month"
      size="small"
      label={label('app.agents.statement.month')}
      value={month}
      onChange={({ target: { value } }) => isMonth(value) && onChange(value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: monthOf(today()) } }}
      sx={{ justifySelf: 'start', minWidth: 180 }}
    />
  );
}

interface StatementBodyProps {
  readonly statement: OwnStatement;
  /** The path of a booking's page. */
  readonly pathOf: (id: string) => string;
  /** What can be done about a payment of commission. */
  readonly action?: (entry: Entry) => ReactNode;
  readonly level?: 'h2' | 'h4';
}

/** The bookings and the commission of a statement. */
export function StatementBody({ statement, pathOf, action, level }: StatementBodyProps) {
  const label = useLabel();
  return (
    <>
      {statement.isCut && <Alert severity="warning">{label('app.agents.statement.isCut')}</Alert>}
      <Bookings statement={statement} pathOf={pathOf} />
      <AgentEntries statement={statement} pathOf={pathOf} action={action} level={level} />
    </>
  );
}

function Bookings({ statement: { bookings, totals }, pathOf }: StatementBodyProps) {
  const label = useLabel();
  const title = label('app.agents.statement.bookings');
  if (bookings.length === 0) return <Typography>{label('app.agents.statement.noBookings')}</Typography>;
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={title}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{label('app.agents.statement.booking')}</TableCell>
            {(['amount', 'due', 'commission'] as const).map((column) => (
              <TableCell key={column} align="right">
                {label(`app.agents.statement.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {bookings.map(({ orderId, number, client, travelDate, isEarlier, amount, due, commission }) => (
            <TableRow key={orderId}>
              <TableCell>
                <RowLink to={pathOf(orderId)}>{number}</RowLink>
                <div>{client}</div>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {[travelDate && dayName(travelDate), isEarlier && label('app.agents.statement.earlier')]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </TableCell>
              <Figure amount={amount} />
              <Figure amount={due} />
              <Figure amount={commission} />
            </TableRow>
          ))}
          <TableRow sx={{ '& td': { fontWeight: 650 } }}>
            <TableCell>{label('app.agents.statement.total')}</TableCell>
            <Figure amount={totals.amount} />
            <Figure amount={totals.due} />
            <TableCell />
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
}

const Figure = ({ amount }: { readonly amount: number }) => (
  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {usd(amount)}
  </TableCell>
);
