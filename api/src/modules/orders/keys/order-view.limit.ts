/** How often a client may look at an order and at what follows from it. */
export const ORDER_VIEW_LIMIT = { name: 'order-view', limit: 120, seconds: 60 };
