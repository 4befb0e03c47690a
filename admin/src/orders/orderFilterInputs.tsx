import { SEARCH_INPUT } from '../lists';
import { ITEM_TYPES } from '@imisozi/core/order-choices';
import { ACTIVE_STATUSES, UNPAID_STATUSES } from '@imisozi/core/order-status';
import { SelectInput } from 'react-admin';
import type { OrderStatus } from '../data/types';
import { TRAVEL_RANGES } from '../format/kigaliDays';
import { ChipsInput } from '../lists/ChipsInput';
import { dayFilterInputs } from '../lists/dayFilterInputs';
import type { Filters } from '../lists/useList';
import { MONEY_FILTERS, type MoneyFilter } from './moneyFilter';

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

/** Whether a filter of the status selects the bookings that go ahead. */
const isGoingAhead = (status: unknown): boolean =>
  Array.isArray(status) &&
  ACTIVE_STATUSES.every((one) => status.includes(one)) &&
  status.length === ACTIVE_STATUSES.length;

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
const SOONEST = { field: 'needDate', order: 'ASC' } as const;
/** Sort orders: the earliest due day, or the longest waiting client, first. */
const MONEY_SORTS = {
  unpaid: { field: 'nextDue', order: 'ASC' },
  overdue: { field: 'nextDue', order: 'ASC' },
  waiting: { field: 'createdAt', order: 'ASC' },
} as const satisfies Record<MoneyFilter, object>;

/** A quick filter by travel date selects the bookings that go ahead, unless a status is chosen. */
const goingAhead = ({ status }: Filters, isChosen: boolean): Filters => {
  if (isChosen) return { status: status || ACTIVE_STATUSES };
  return isGoingAhead(status) ? { status: '' } : {};
};

/** By default, the list shows bookings of tours and not of events. */
export const ORDER_FILTER_DEFAULTS = { itemType: 'tour' };

export const orderFilterInputs = [
  <ChipsInput
    key="travels"
    source="travels"
    label="app.orders.travel.label"
    choices={TRAVEL_RANGES.map((name) => ({ name, label: `app.orders.travel.${name}`, sort: SOONEST }) as const)}
    sort={NEWEST}
    others={goingAhead}
    alwaysOn
  />,
  <ChipsInput
    key="money"
    source="money"
    label="app.orders.due.label"
    choices={MONEY_FILTERS.map((name) => ({ name, label: `app.orders.due.${name}`, sort: MONEY_SORTS[name] }) as const)}
    sort={NEWEST}
    alwaysOn
  />,
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
