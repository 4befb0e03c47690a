import type { PdfDocument } from './checked-file.js';
import { inspectPdf } from './pdf.inspection.js';
import { activePdf, damagedPdf, lockedPdf } from './refusals.js';

/** Readers look for the end of a document in its last kilobyte. */
const TRAILER_BYTES = 1_024;

/** Archivers look for the end of an archive in the last 65,535 bytes and a record of 22. */
const ARCHIVE_END = 'PK\x05\x06';
const ARCHIVE_END_BYTES = 65_557;

/**
 * A document whose beginning was recognised, if it is one to its end, and nothing more: no script, no other file in it
 * or behind it.
 * @throws UnsupportedMediaTypeException with the reason
 */
export async function checkPdf(data: Buffer): Promise<PdfDocument> {
  if (!/startxref\s+\d+\s+%%EOF[\s\0]*$/.test(tail(data, TRAILER_BYTES))) throw damagedPdf();
  if (tail(data, ARCHIVE_END_BYTES).includes(ARCHIVE_END)) throw activePdf();
  switch (await inspectPdf(data)) {
    case 'damaged':
      throw damagedPdf();
    case 'locked':
      throw lockedPdf();
    case 'active':
      throw activePdf();
    case 'fine':
      return { format: 'pdf', data };
  }
}

const tail = (data: Buffer, bytes: number) => data.toString('latin1', Math.max(0, data.length - bytes));
