import { ExportSelection } from '../../lists';
import { ApproveOrders } from './ApproveOrders';
import { AssignOrders } from './AssignOrders';
import { MailOrders } from './MailOrders';

/** What can be done with several bookings together (rules/desk 17). */
export const OrderBulkActions = () => (
  <>
    <MailOrders />
    <AssignOrders />
    <ApproveOrders />
    <ExportSelection />
  </>
);
