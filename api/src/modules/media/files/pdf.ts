import type { PdfDocument } from './checked-file.js';
import { inspectPdf } from './pdf.inspection.js';
import { activePdf, damagedPdf, lockedPdf } from './upload-errors.js';

/** Readers look for the end of a document in its last kilobyte. */
const TRAILER_BYTES = 1_024;

/** Archivers look for the end of an archive in the last 65,535 bytes and a record of 22. */
const ARCHIVE_END = 'PK\x05\x06';
const ARCHIVE_END_BYTES = 65_557;

/**
 * A document whose beginning was recognised, if it is one to its end, and nothing more: no script, no action but a
 * link, no other file in it or behind it. It is rewritten, so that it holds nothing that was not looked at; a
 * signature does not survive that.
 * @throws UnsupportedMediaTypeException with the reason
 */
export async function checkPdf(data: Buffer): Promise<PdfDocument> {
  if (!/startxref\s+\d+\s+%%EOF[\s\0]*$/.test(tail(data, TRAILER_BYTES))) throw damagedPdf();
  if (tail(data, ARCHIVE_END_BYTES).includes(ARCHIVE_END)) throw activePdf();
  const { finding, data: rewritten } = await inspectPdf(data);
  if (finding === 'locked') throw lockedPdf();
  if (finding === 'active') throw activePdf();
  if (!rewritten) throw damagedPdf();
  return { format: 'pdf', data: Buffer.from(rewritten.buffer, rewritten.byteOffset, rewritten.byteLength) };
}

const tail = (data: Buffer, bytes: number) => data.toString('latin1', Math.max(0, data.length - bytes));
