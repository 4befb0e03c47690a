import { createHash } from 'node:crypto';
import type { Env } from '../../config/env.js';
import type { Manifest } from './manifest-schema.js';

const LENGTH = 16;

/** A mark by which a random key of 32 bytes is recognised, and from which it cannot be found out. */
export const keyMark = (key: string | null): string | null =>
  key && createHash('sha256').update(`backup of ${key}`).digest('hex').slice(0, LENGTH);

/** Whether what a backup has encrypted can be read here: with DATA_KEY, or one that it was before. */
export const canReadSealed = ({ dataKey }: Manifest, env: Pick<Env, 'DATA_KEY' | 'DATA_KEYS_BEFORE'>): boolean =>
  dataKey === null || [env.DATA_KEY, ...env.DATA_KEYS_BEFORE].map(keyMark).includes(dataKey);
