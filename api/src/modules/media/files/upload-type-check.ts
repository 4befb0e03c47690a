import type { MediaFolder } from '../media.folders.js';
import type { CheckedFile, PictureFormat } from './checked-file.js';
import { checkPdf } from './pdf.js';
import { neitherPictureNorPdf, notAPicture } from './upload-errors.js';
import { preparePicture } from './upload-process.js';

const AVIF_BRANDS = new Set(['avif', 'avis']);

/**
 * Determines the type of an upload by its content, and makes it safe to serve (rules/media 1).
 * @param copyWidths of a picture's smaller copies, in pixels
 * @throws UnsupportedMediaTypeException for anything but a picture, or a PDF for the folder publications
 * @throws PayloadTooLargeException for a picture with too many pixels
 */
export async function checkFile(
  data: Buffer,
  folder: MediaFolder,
  copyWidths: readonly number[],
): Promise<CheckedFile> {
  const takesPdf = folder === 'publications';
  const format = formatOf(data);
  if (!format || (format === 'pdf' && !takesPdf)) throw takesPdf ? neitherPictureNorPdf() : notAPicture();
  if (format === 'pdf') return checkPdf(data);
  return preparePicture({ data, format, copyWidths });
}

/**
 * The type by the first bytes of a file, not by its name or declared type. Checked before any decoder reads the file,
 * so that SVG, TIFF, GIF and other formats never reach one.
 */
function formatOf(data: Buffer): PictureFormat | 'pdf' | undefined {
  const text = (from: number, to: number) => data.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && AVIF_BRANDS.has(text(8, 12))) return 'avif';
  if (/^%PDF-[12]\.\d/.test(text(0, 8))) return 'pdf';
  return undefined;
}
