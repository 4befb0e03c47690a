/** How much comfort a lodge offers, from the simplest: what travellers compare and the price follows. */
export const LODGE_LEVELS = ['mid-range', 'comfort', 'luxury'] as const;
export type LodgeLevel = (typeof LODGE_LEVELS)[number];
