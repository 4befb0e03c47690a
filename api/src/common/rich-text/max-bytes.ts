import { ValidateBy } from 'class-validator';

/** Limits the UTF-8 bytes of a text, or of the JSON of any other value: what a TEXT column counts. */
export const MaxBytes = (limit: number, message: string) =>
  ValidateBy({ name: 'maxBytes', validator: { validate: (value) => bytesOf(value) <= limit } }, { message });

const bytesOf = (value: unknown) =>
  Buffer.byteLength(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
