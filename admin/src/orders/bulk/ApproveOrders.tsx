import Approve from '@mui/icons-material/TaskAltOutlined';
import { Button, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';
import { BulkButton } from './BulkButton';
import { BulkDialog } from './BulkDialog';

/** Approves the chosen bookings. */
export function ApproveOrders() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  return (
    <BulkButton action="changeStatus" text={label('app.orders.bulk.approve.action')} icon={<Approve />}>
      {(orders, onClose) => (
        <BulkDialog
          title={label('app.orders.bulk.approve.title', { count: orders.length })}
          orders={orders}
          run={({ id }, key) => dataProvider.changeOrderStatus(id, 'APPROVED', undefined, key)}
          isLater
          onClose={onClose}
        >
          {(begin) => ({
            fields: <Typography>{label('app.orders.bulk.approve.text')}</Typography>,
            buttons: (
              <Button variant="contained" onClick={begin} autoFocus>
                {label('app.orders.bulk.approve.action')}
              </Button>
            ),
          })}
        </BulkDialog>
      )}
    </BulkButton>
  );
}
