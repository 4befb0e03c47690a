import { dayFilterInputs, choiceInput, SEARCH_INPUT, statusInput } from '../lists';
import { PAYMENT_STATUSES } from './PaymentStatusChip';

export const paymentFilterInputs = [
  SEARCH_INPUT,
  statusInput(PAYMENT_STATUSES, 'app.payments.states'),
  choiceInput('hasOrder', 'app.payments.filters.order', [
    { id: true, name: 'app.payments.filters.withOrder' },
    { id: false, name: 'app.payments.filters.withoutOrder' },
  ]),
  ...dayFilterInputs('createdAt'),
];
