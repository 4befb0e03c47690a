import { addressBlock } from '../../platform/limits/client-network.js';
import { limitKey } from '../../platform/limits/rate-limits.js';
import { mailboxOf } from '../../platform/limits/recipient-limits.js';

/**
 * The hashed network and mailbox of a client who holds or waits for seats without having paid; deleted when that ends
 * (rules/departures 5).
 */
export interface SeatHolder {
  readonly network: string | null;
  readonly mailbox: string | null;
}

/** No holder: seats that staff book do not count towards the limits. */
export const NO_SEAT_HOLDER: SeatHolder = { network: null, mailbox: null };

/**
 * The holder of a visitor.
 * @param ip the client's IP address, which stands for its network (/24, /56)
 */
export const seatHolder = (email: string, ip: string): SeatHolder => ({
  network: limitKey(addressBlock(ip)),
  mailbox: limitKey(mailboxOf(email)),
});
