import { AsyncLocalStorage } from 'node:async_hooks';

const MASK = '••••••••';

const masking = new AsyncLocalStorage<true>();

/** Runs what writes for somebody who may read it, but not open what its links open; what it awaits writes so too. */
export const withMaskedLinks = <T>(write: () => T): T => masking.run(true, write);

/** A secret part of a link, as who reads it now may see it. */
export const inLink = (secret: string): string => (masking.getStore() ? MASK : secret);
