import { SEARCH_INPUT } from '../lists';
import { ITEM_TYPES } from '@imisozi/core/order-choices';
import { ACTIVE_STATUSES, UNPAID_STATUSES } from '@imisozi/core/order-status';
import { SelectInput } from 'react-admin';
import type { OrderStatus } from '../data/types';
import { dayFilterInputs } from '../lists/dayFilterInputs';

/** A record, so that the type check fails if the API adds a status. */
const STATUSES: Record<OrderStatus, true> = {
  PENDING: true,
  APPROVED: true,
  REJECTED: true,
  CANCELLED: true,
  PAID: true,
  REFUNDED: true,
};
const GOING = 'going';
const UNPAID = 'unpaid';

/** Whether a filter of the status asks for what goes ahead. */
export const isGoingAhead = (status: unknown): boolean =>
  Array.isArray(status) &&
  ACTIVE_STATUSES.every((one) => status.includes(one)) &&
  status.length === ACTIVE_STATUSES.length;

/** The page is about tours; events can be booked too, and are one choice away. */
export const ORDER_FILTER_DEFAULTS = { itemType: 'tour' };

export const orderFilterInputs = [
  SEARCH_INPUT,
  <SelectInput
    key="status"
    source="status"
    label="app.orders.filters.status"
    choices={[
      { id: GOING, name: 'app.orders.filters.going' },
      { id: UNPAID, name: 'app.orders.filters.unpaid' },
      ...Object.keys(STATUSES).map((id) => ({ id, name: `app.orders.filters.statuses.${id}` })),
    ]}
    format={(status: unknown) => (isGoingAhead(status) ? GOING : Array.isArray(status) ? UNPAID : (status ?? ''))}
    parse={(choice: string) => (choice === GOING ? ACTIVE_STATUSES : choice === UNPAID ? UNPAID_STATUSES : choice)}
    emptyText="app.orders.filters.anyStatus"
    alwaysOn
  />,
  <SelectInput
    key="itemType"
    source="itemType"
    label="app.orders.filters.itemType"
    choices={ITEM_TYPES.map((id) => ({ id, name: `app.orders.itemTypes.${id}` }))}
    emptyText="app.orders.filters.anyItem"
    alwaysOn
  />,
  ...dayFilterInputs('travelDate', ['app.orders.travel.from', 'app.orders.travel.to']),
  ...dayFilterInputs('createdAt', ['app.orders.filters.createdFrom', 'app.orders.filters.createdTo']),
];
