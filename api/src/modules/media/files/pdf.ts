import type { PdfDocument } from './checked-file.js';
import { inspectPdf } from './pdf.inspection.js';
import { activePdf, damagedPdf, lockedPdf } from './upload-errors.js';

/** PDF readers look for the end marker of a document in its last kilobyte. */
const TRAILER_BYTES = 1_024;

/** Archive programs look for the end record of an archive (22 bytes) in the last 65,535 bytes and its own length. */
const ARCHIVE_END = 'PK\x05\x06';
const ARCHIVE_END_BYTES = 65_557;

/**
 * Checks a file that begins like a PDF: it must be a complete document and nothing more, with no script, no action
 * other than a link, and no other file inside or appended. It is rewritten, so that it contains only what was checked;
 * a signature does not survive that.
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
