import { SearchInput, SelectInput } from 'react-admin';
import type { Order, OrderStatus } from '../data/types';
import { dayFilters } from '../lists';

/** A record, not a list, so that a status that the API adds can not be forgotten here. */
const STATUSES: Record<OrderStatus, true> = {
  PENDING: true,
  APPROVED: true,
  REJECTED: true,
  CANCELLED: true,
  PAID: true,
  REFUNDED: true,
};
const ITEM_TYPES: readonly Order['itemType'][] = ['tour', 'event'];

/** The page is about tours; events can be booked too, and are one choice away. */
export const ORDER_FILTER_DEFAULTS = { itemType: 'tour' };

export const orderFilters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label="app.orders.filters.status"
    choices={Object.keys(STATUSES).map((id) => ({ id, name: id }))}
    translateChoice={false}
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
  ...dayFilters('createdAt'),
];
