/** How often a client may read an order and what belongs to it. */
export const ORDER_VIEW_LIMIT = { name: 'order-view', limit: 120, seconds: 60 };
