import type { FileType } from '@imisozi/core/thread-files';
import { fileTypeOf } from '../../../common/files/file-type.js';
import type { MediaFolder } from '../media.folders.js';
import { PICTURE_FORMATS, type CheckedFile, type PictureFormat } from './checked-file.js';
import { checkPdf } from './pdf.js';
import { neitherPictureNorPdf, notAPicture } from './upload-errors.js';
import { preparePicture } from './upload-process.js';

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
  const format = fileTypeOf(data);
  if (!isMediaFormat(format) || (format === 'pdf' && !takesPdf))
    throw takesPdf ? neitherPictureNorPdf() : notAPicture();
  if (format === 'pdf') return checkPdf(data);
  return preparePicture({ data, format, copyWidths });
}

const isMediaFormat = (type: FileType | undefined): type is PictureFormat | 'pdf' =>
  type === 'pdf' || PICTURE_FORMATS.some((format) => format === type);
