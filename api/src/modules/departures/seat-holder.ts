import { addressBlock } from '../../platform/limits/client-network.js';
import { limitKey } from '../../platform/limits/rate-limits.js';
import { mailboxOf } from '../../platform/limits/recipient-limits.js';

/** Who has seats, or waits for some, without having paid: hashed, and forgotten when that ends (rules/departures 5). */
export interface SeatHolder {
  readonly network: string | null;
  readonly mailbox: string | null;
}

/** Nobody in particular: what staff book is not counted. */
export const NO_SEAT_HOLDER: SeatHolder = { network: null, mailbox: null };

/**
 * Who a visitor is to the bounds.
 * @param ip the address of the client, which stands for its network (/24, /56)
 */
export const seatHolder = (email: string, ip: string): SeatHolder => ({
  network: limitKey(addressBlock(ip)),
  mailbox: limitKey(mailboxOf(email)),
});
