import Assign from '@mui/icons-material/AssignmentIndOutlined';
import { useState } from 'react';
import { Button, MenuItem, TextField } from '@mui/material';
import { useDataProvider } from 'react-admin';
import type { Order } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';
import { useAssignees } from '../useAssignees';
import { BulkButton } from './BulkButton';
import { BulkDialog } from './BulkDialog';

/** Gives the chosen bookings to a colleague. */
export function AssignOrders() {
  const label = useLabel();
  return (
    <BulkButton action="assign" text={label('app.orders.bulk.assign.action')} icon={<Assign />}>
      {(orders, onClose) => <AssignDialog orders={orders} onClose={onClose} />}
    </BulkButton>
  );
}

interface AssignDialogProps {
  readonly orders: readonly Order[];
  readonly onClose: (isDone: boolean) => void;
}

function AssignDialog({ orders, onClose }: AssignDialogProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const colleagues = useAssignees();
  const [chosen, setChosen] = useState('');
  const first = colleagues[0]?.id ?? '';
  const assigneeId = chosen || first;
  return (
    <BulkDialog
      title={label('app.orders.bulk.assign.title', { count: orders.length })}
      orders={orders}
      run={({ id }, key) => dataProvider.assignOrder(id, assigneeId === NOBODY ? null : assigneeId, key)}
      // To whoever had it before.
      takeBack={(order, key) => dataProvider.assignOrder(order.id, order.assigneeId, key)}
      onClose={onClose}
    >
      {(begin) => ({
        fields: (
          <TextField
            select
            fullWidth
            autoFocus
            margin="dense"
            label={label('app.orders.bulk.assign.colleague')}
            value={assigneeId}
            onChange={({ target }) => setChosen(target.value)}
          >
            {colleagues.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
            <MenuItem value={NOBODY}>{label('app.orders.assignee.nobody')}</MenuItem>
          </TextField>
        ),
        buttons: (
          <Button variant="contained" onClick={begin} disabled={!assigneeId}>
            {label('app.orders.bulk.assign.action')}
          </Button>
        ),
      })}
    </BulkDialog>
  );
}

const NOBODY = 'nobody';
