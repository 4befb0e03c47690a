import DoneAll from '@mui/icons-material/DoneAllOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import type { StatementRow } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { asProposed, sureProposal } from './rowMoney';
import type { useConfirming } from './useConfirming';

interface BookSureRowsProps {
  readonly rows: readonly StatementRow[];
  readonly confirming: ReturnType<typeof useConfirming>;
}

/** Books all rows that nothing speaks against, after a question. */
export function BookSureRows({ rows, confirming: { confirm, isPending } }: BookSureRowsProps) {
  const label = useLabel();
  const [isAsking, setIsAsking] = useState(false);
  const sure = rows.flatMap((row) => {
    const proposal = sureProposal(row);
    return proposal ? [asProposed(row, proposal)] : [];
  });
  if (sure.length === 0 && !isPending) return null;
  const count = sure.length;
  return (
    <CanAccess resource="statements" action="confirm">
      <Button variant="contained" startIcon={<DoneAll />} loading={isPending} onClick={() => setIsAsking(true)}>
        {label('app.statements.sure.action', { count })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={label('app.statements.sure.question', { count })}
        consequence={label('app.statements.sure.consequence')}
        onNo={() => setIsAsking(false)}
        onYes={() => {
          setIsAsking(false);
          confirm(sure);
        }}
      />
    </CanAccess>
  );
}
