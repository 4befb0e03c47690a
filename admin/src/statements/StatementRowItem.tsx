import { usd } from '@imisozi/core/money';
import { Box, Typography } from '@mui/material';
import { CanAccess } from 'react-admin';
import type { StatementRow } from '../data/types';
import { dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists';
import { bookingPath } from '../orders/orderPaths';
import { ColorChip } from '../ui/ColorChip';
import { AssignRow } from './AssignRow';
import { ProposalLine } from './ProposalLine';
import { minorMoney } from './rowMoney';
import { SetAsideRow, TakeRowBack } from './SetAsideRow';
import type { useConfirming } from './useConfirming';

interface StatementRowItemProps {
  readonly statementId: string;
  readonly row: StatementRow;
  readonly confirming: ReturnType<typeof useConfirming>;
}

/** A row of a statement: what the bank says, what it may be for, and what can be done with it. */
export function StatementRowItem({ statementId, row, confirming }: StatementRowItemProps) {
  const label = useLabel();
  const { position, state, proposals, bookings, asideReason, decidedBy } = row;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
        columnGap: 3,
        rowGap: 1,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <FromBank row={row} />
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {bookings.map(({ orderId, number, names, amount, receiptNumber }) => (
          <Box key={orderId}>
            <RowLink to={bookingPath(orderId)}>{number}</RowLink> · {names} ·{' '}
            {label('app.statements.booked', { amount: usd(amount), receipt: receiptNumber })}
          </Box>
        ))}
        {state === 'aside' && <Box>{label('app.statements.asideBecause', { reason: asideReason ?? '' })}</Box>}
        {state !== 'open' && decidedBy && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label('app.statements.by', { email: decidedBy })}
          </Typography>
        )}
        {state === 'open' &&
          proposals.map((proposal) => (
            <ProposalLine
              key={proposal.parts.map(({ orderId }) => orderId).join()}
              statementId={statementId}
              row={row}
              proposal={proposal}
              confirming={confirming}
            />
          ))}
        {state === 'open' && proposals.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{label('app.statements.noProposal')}</Typography>
        )}
        <CanAccess resource="statements" action="confirm">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {state === 'open' && (
              <>
                <AssignRow
                  statementId={statementId}
                  row={row}
                  text={label('app.statements.other')}
                  name={label('app.statements.otherFor', { row: position })}
                />
                {bookings.length === 0 && <SetAsideRow statementId={statementId} row={row} />}
              </>
            )}
            {state === 'aside' && <TakeRowBack statementId={statementId} row={row} />}
          </Box>
        </CanAccess>
      </Box>
    </Box>
  );
}

function FromBank({ row }: Pick<StatementRowItemProps, 'row'>) {
  const label = useLabel();
  const { position, day, direction, amount, left, currency, worth, name, text, reference, state } = row;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {position}
        </Typography>
        <span>{dayName(day)}</span>
        <Typography component="b" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {direction === 'out' ? '−' : ''}
          {minorMoney(amount, currency)}
        </Typography>
        {direction === 'out' && <ColorChip tone="plain" label={label('app.statements.out')} />}
        {currency !== 'USD' && worth !== null && (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {label('app.statements.worth', { amount: usd(worth) })}
          </Typography>
        )}
        {state === 'open' && left < amount && (
          <ColorChip tone="gold" label={label('app.statements.left', { amount: minorMoney(left, currency) })} />
        )}
      </Box>
      {name && <Typography sx={{ fontWeight: 600 }}>{name}</Typography>}
      {text && <Typography variant="body2">{text}</Typography>}
      {reference && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {label('app.statements.reference', { reference })}
        </Typography>
      )}
    </Box>
  );
}
