import type { PdfDocument } from './checked-file.js';
import { damagedPdf } from './refusals.js';

/** Readers look for the end of a document in its last kilobyte. */
const TRAILER_BYTES = 1_024;

/**
 * A document whose beginning was recognised, if its end is right too: a cut upload has none.
 * @throws UnsupportedMediaTypeException for a document without its end
 */
export function checkPdf(data: Buffer): PdfDocument {
  const trailer = data.toString('latin1', Math.max(0, data.length - TRAILER_BYTES));
  if (!/startxref\s+\d+\s+%%EOF/.test(trailer)) throw damagedPdf();
  return { format: 'pdf', data };
}
