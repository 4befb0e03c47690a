import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

/** The code that an authenticator app shows. @param later in steps of half a minute */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * PERIOD_MS });
