import { SearchInput, SelectInput } from 'react-admin';
import { dayFilters } from '../lists';
import { PAYMENT_STATUSES } from './PaymentStatusChip';

export const paymentFilters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label="app.payments.filters.status"
    choices={PAYMENT_STATUSES.map((id) => ({ id, name: `app.payments.states.${id}` }))}
    alwaysOn
  />,
  <SelectInput
    key="hasOrder"
    source="hasOrder"
    label="app.payments.filters.order"
    choices={[
      { id: true, name: 'app.payments.filters.withOrder' },
      { id: false, name: 'app.payments.filters.withoutOrder' },
    ]}
    alwaysOn
  />,
  ...dayFilters('createdAt'),
];
