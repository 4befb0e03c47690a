import type { MediaFolder } from '../media.folders.js';
import type { CheckedFile } from './checked-file.js';
import { checkPdf } from './pdf.js';
import { rewritePicture } from './picture.js';
import { neitherPictureNorPdf, notAPicture } from './upload-errors.js';
import { formatOf } from './file-type.js';

/**
 * Decides by content what an upload is, and makes it fit to be served (contract 6).
 * @throws UnsupportedMediaTypeException for anything but a picture, or a PDF for the folder publications
 * @throws PayloadTooLargeException for a picture with too many pixels
 */
export async function checkFile(data: Buffer, folder: MediaFolder): Promise<CheckedFile> {
  const takesPdf = folder === 'publications';
  const format = formatOf(data);
  if (!format || (format === 'pdf' && !takesPdf)) throw takesPdf ? neitherPictureNorPdf() : notAPicture();
  return format === 'pdf' ? checkPdf(data) : rewritePicture(data, format);
}
