import { PayloadTooLargeException, ServiceUnavailableException, UnsupportedMediaTypeException } from '@nestjs/common';

/** The largest file that is accepted: 10 MB (contract 6). */
export const LARGEST_FILE_BYTES = 10 * 1_048_576;

export const tooLarge = () => new PayloadTooLargeException('The file is too large. The limit is 10 MB.');
export const tooManyPixels = () =>
  new PayloadTooLargeException('The picture is too large. The limit is 50 megapixels.');
export const tooManyUploads = () =>
  new ServiceUnavailableException('Many pictures are being uploaded just now. Please try again in a moment.');
export const preparationEnded = () =>
  new ServiceUnavailableException('This picture could not be prepared just now. Please try again in a moment.');
export const notAPicture = () => new UnsupportedMediaTypeException('Please choose a JPEG, PNG, WebP or AVIF picture.');
export const neitherPictureNorPdf = () =>
  new UnsupportedMediaTypeException('Please choose a JPEG, PNG, WebP or AVIF picture, or a PDF document.');
export const damagedPicture = () => new UnsupportedMediaTypeException('This picture is damaged and cannot be read.');
export const damagedPdf = () => new UnsupportedMediaTypeException('This PDF document is damaged and cannot be read.');
export const lockedPdf = () =>
  new UnsupportedMediaTypeException('This PDF document is protected by a password. Please save it without one.');
export const activePdf = () =>
  new UnsupportedMediaTypeException(
    'This PDF document contains scripts, active links or other files. Please save it without them.',
  );
export const noForm = () => new UnsupportedMediaTypeException('Please send the file in a multipart form.');
