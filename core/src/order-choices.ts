/** The types of items that can be booked. */
export const ITEM_TYPES = ['tour', 'event'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** How an order was paid: by card, by mobile money, in the sandbox, or to the office, recorded by an admin. */
export const PAID_BY = ['card', 'mobile', 'test', 'office'] as const;
export type PaidBy = (typeof PAID_BY)[number];

/** How a booking that the office makes reached it. */
export const DESK_SOURCES = ['phone', 'walk-in', 'email', 'agent'] as const;
export type DeskSource = (typeof DESK_SOURCES)[number];

/** The same; `proposal`: its client accepted one; null: the client made it on the website. */
export const ORDER_SOURCES = [...DESK_SOURCES, 'proposal'] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

/**
 * `base-price`: a deployed client ordered at the tour's own price in a season that has another (rules/prices 10);
 * `lead-time`: for a day within the tour's lead time (rules/prices 2).
 */
export const ORDER_MARKS = ['base-price', 'lead-time'] as const;
export type OrderMark = (typeof ORDER_MARKS)[number];

/** `departure`: the company cancelled its departure. */
export type CancelledBy = 'client' | 'office' | 'departure';
