import { dayFilterInputs, choiceInput, SEARCH_INPUT, statusInput } from '../lists';
import { PAYMENT_PROVIDERS } from '@imisozi/core/payment-providers';
import { PAYMENT_STATUSES } from './PaymentStatusChip';

export const paymentFilterInputs = [
  SEARCH_INPUT,
  statusInput(PAYMENT_STATUSES, 'app.payments.states'),
  choiceInput(
    'provider',
    'resources.payments.fields.provider',
    PAYMENT_PROVIDERS.map((id) => ({ id, name: `app.payments.providers.${id}` })),
  ),
  choiceInput('hasOrder', 'app.payments.filters.order', [
    { id: true, name: 'app.payments.filters.withOrder' },
    { id: false, name: 'app.payments.filters.withoutOrder' },
  ]),
  ...dayFilterInputs('createdAt'),
];
