import { usd } from '@imisozi/core/money';
import { Box, Button, Typography } from '@mui/material';
import { CanAccess } from 'react-admin';
import type { StatementProposal, StatementRow } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists';
import { bookingPath } from '../orders/orderPaths';
import { ColorChip, type Tone } from '../ui/ColorChip';
import { AssignRow } from './AssignRow';
import { asProposed } from './rowMoney';
import type { useConfirming } from './useConfirming';

const TONES: Readonly<Record<StatementProposal['confidence'], Tone>> = {
  sure: 'green',
  likely: 'lake',
  possible: 'plain',
};

interface ProposalLineProps {
  readonly statementId: string;
  readonly row: StatementRow;
  readonly proposal: StatementProposal;
  readonly confirming: ReturnType<typeof useConfirming>;
}

/** Bookings that a row may be for, why, and a button; what is only possible is looked at in a dialog first. */
export function ProposalLine({ statementId, row, proposal, confirming }: ProposalLineProps) {
  const label = useLabel();
  const { confidence, reason, parts, rate } = proposal;
  const bookings = parts.map(({ number }) => number).join(', ');
  const name = label('app.statements.bookFor', { row: row.position, bookings });
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {parts.map(({ orderId, number, names, title, amount, fee }) => (
          <Box key={orderId}>
            <RowLink to={bookingPath(orderId)}>{number}</RowLink> · {names} · {title} ·{' '}
            <b>
              {fee > 0 ? label('app.statements.fee', { amount: usd(amount), fee: usd(fee) }) : usd(amount)}
              {rate !== null && ` ${label('app.statements.atRate', { rate })}`}
            </b>
          </Box>
        ))}
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
          <ColorChip tone={TONES[confidence]} label={label(`app.statements.confidence.${confidence}`)} /> {reason}
        </Typography>
      </Box>
      <CanAccess resource="statements" action="confirm">
        {confidence === 'possible' ? (
          <AssignRow
            statementId={statementId}
            row={row}
            proposal={proposal}
            text={label('app.statements.book')}
            name={name}
          />
        ) : (
          <Button
            size="small"
            variant="outlined"
            aria-label={name}
            disabled={confirming.isPending}
            onClick={() => confirming.confirm([asProposed(row, proposal)])}
          >
            {label('app.statements.book')}
          </Button>
        )}
      </CanAccess>
    </Box>
  );
}
