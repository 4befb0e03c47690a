import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { refusal } from '../../platform/errors/refused.js';

/** The route parameters that identify a record. */
const PARAMETERS = new Set(['id', 'slug', 'key']);

/** Ids and slugs alike are lower-case ASCII (rules/api 6). */
const KEY = /^[a-z0-9-]+$/;

/** Whether a record can have this id or slug. */
export const canBeKey = (key: string): boolean => KEY.test(key);

/**
 * Lets a record have one URL only. MySQL finds `lake-kivu` for `LAKE-KIVU` and `lake-kívu`, and SQLite does not; and no
 * write would purge what a CDN cached under such a URL.
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
