import { AsyncLocalStorage } from 'node:async_hooks';

const MASK = '••••••••';

const masking = new AsyncLocalStorage<true>();

/**
 * Runs `write` for a reader who may see the text, but not open its secret links; this includes everything that it
 * awaits.
 */
export const withMaskedLinks = <T>(write: () => T): T => masking.run(true, write);

/** A secret part of a link, masked if the current reader must not see it. */
export const inLink = (secret: string): string => (masking.getStore() ? MASK : secret);
