/** How often a client may read an order and its parts. */
export const ORDER_VIEW_LIMIT = { name: 'order-view', limit: 120, seconds: 60 };
