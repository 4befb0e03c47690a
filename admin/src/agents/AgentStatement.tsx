import { usd } from '@imisozi/core/money';
import { isMonth, monthOf } from '@imisozi/core/months';
import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { FileButton } from '../actions/FileButton';
import type { Agent, AgentStatement as Statement } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { dayName } from '../format/catTime';
import { today } from '../format/kigaliDays';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists/cells';
import { bookingPath } from '../orders/orderPaths';
import { LoadError } from '../page/LoadError';
import { AgentEntries } from './AgentEntries';
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
      <TextField
        type="month"
        size="small"
        label={label('app.agents.statement.month')}
        value={month}
        onChange={({ target: { value } }) => isMonth(value) && setMonth(value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: monthOf(today()) } }}
        sx={{ justifySelf: 'start', minWidth: 180 }}
      />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          {data.isCut && <Alert severity="warning">{label('app.agents.statement.isCut')}</Alert>}
          <Bookings statement={data} />
          <AgentEntries agent={agent} statement={data} />
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

function Bookings({ statement: { bookings, totals } }: { readonly statement: Statement }) {
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
                <RowLink to={bookingPath(orderId)}>{number}</RowLink>
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
