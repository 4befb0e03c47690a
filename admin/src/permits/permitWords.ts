import type { Permit, PermitState } from '../data/types';
import { dayName } from '../format/catTime';
import type { Tone } from '../ui/ColorChip';

export const STATE_TONES: Record<PermitState, Tone> = {
  'to-buy': 'gold',
  bought: 'green',
  used: 'lake',
  lost: 'earth',
  released: 'plain',
};

export const dayOf = ({ day }: Permit): string => (day ? dayName(day) : '–');

/** The path of the permits of a booking. */
export const permitsOfBooking = (orderId: string): string =>
  `/permits?${new URLSearchParams({ filter: JSON.stringify({ orderId }) })}`;
