import { Injectable, NotFoundException, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';

/** What routes call the part of their address that names a record. */
const NAMES = new Set(['id', 'slug', 'key']);

/** Ids and slugs alike are lower-case ASCII (contract 1). */
const KEY = /^[a-z0-9-]+$/;

/**
 * Lets an address name a record in one way only. MySQL finds `LAKE-KIVU` and `lake-kívu` where it is asked for
 * `lake-kivu`, and SQLite does not; and what the edge kept of such an address, no write would purge.
 */
@Injectable()
export class KeyPipe implements PipeTransform {
  /** @throws NotFoundException for what no record can be called */
  transform(value: unknown, { type, data }: ArgumentMetadata): unknown {
    const isKey = type === 'param' && data !== undefined && NAMES.has(data);
    if (isKey && !KEY.test(String(value))) throw new NotFoundException('This was not found.');
    return value;
  }
}
