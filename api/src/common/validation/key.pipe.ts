import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { refusal } from '../../platform/errors/refused.js';

/** The route parameters that identify a record. */
const PARAMETERS = new Set(['id', 'slug', 'key']);

/** Both ids and slugs are lower-case ASCII (rules/api 6). */
const KEY = /^[a-z0-9-]+$/;

/** Whether this is a possible id or slug. */
export const canBeKey = (key: string): boolean => KEY.test(key);

/**
 * Makes sure that a record has only one URL. MySQL finds `lake-kivu` for `LAKE-KIVU` and `lake-kívu`, and SQLite does
 * not; and no write would purge what a CDN cached under such a URL.
 */
@Injectable()
export class KeyPipe implements PipeTransform {
  /** @throws Refused for a key that no record can have */
  transform(value: unknown, { type, data }: ArgumentMetadata): unknown {
    const isKey = type === 'param' && data !== undefined && PARAMETERS.has(data);
    if (isKey && !canBeKey(String(value))) throw refusal('record-not-found');
    return value;
  }
}
