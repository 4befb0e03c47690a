import { dayFilters, choiceFilter, SEARCH_FILTER } from '../lists';
import { PAYMENT_STATUSES } from './PaymentStatusChip';

export const paymentFilters = [
  SEARCH_FILTER,
  choiceFilter(
    'status',
    'app.payments.filters.status',
    PAYMENT_STATUSES.map((id) => ({ id, name: `app.payments.states.${id}` })),
  ),
  choiceFilter('hasOrder', 'app.payments.filters.order', [
    { id: true, name: 'app.payments.filters.withOrder' },
    { id: false, name: 'app.payments.filters.withoutOrder' },
  ]),
  ...dayFilters('createdAt'),
];
