import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';

/** How many codes an account is given at a time. */
const COUNT = 10;
/** 120 bits: too many to try, so that a plain hash hides them (ASVS 6.5.2). */
const BYTES = 15;

/** New codes in groups of four, such as `K7QF-3M2A-XZ5T-P4NB-W6HD-2QRC`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => new Secret({ size: BYTES }).base32.match(/.{4}/g)!.join('-'));

/** As which a code is kept, however it is typed. */
export const hashOfCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest('hex');
