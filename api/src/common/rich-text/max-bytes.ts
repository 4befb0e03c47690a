import { ValidateBy } from 'class-validator';

/** Limits text by its bytes in UTF-8, and anything else by those of its JSON: what a TEXT column counts. */
export const MaxBytes = (limit: number, message: string) =>
  ValidateBy({ name: 'maxBytes', validator: { validate: (value) => bytesOf(value) <= limit } }, { message });

const bytesOf = (value: unknown) =>
  Buffer.byteLength(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
