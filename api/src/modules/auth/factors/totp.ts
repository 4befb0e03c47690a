import { Secret, TOTP } from 'otpauth';

/** Seconds that a code lasts (RFC 6238). */
const PERIOD_S = 30;
/** Codes of the step before and after are taken too: clocks of phones differ. */
const WINDOW = 1;

/** A new secret of 160 bits, in base32 as people type it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from a square code. */
export const authenticatorUrl = (secret: string, issuer: string, account: string): string =>
  new TOTP({ issuer, label: account, secret: Secret.fromBase32(secret), period: PERIOD_S }).toString();

/** The step whose code this is; null for a wrong one. @param at milliseconds */
export function stepOf(secret: string, code: string, at: number): number | null {
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period: PERIOD_S,
    timestamp: at,
    window: WINDOW,
  });
  return delta === null ? null : Math.floor(at / 1_000 / PERIOD_S) + delta;
}
