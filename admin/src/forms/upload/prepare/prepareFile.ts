import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '@imisozi/core/fields/uploads';
import { HttpError } from 'react-admin';
import { label } from '../../../i18n/label';
import { decodeHeic, isHeic } from './heic';

/** The widest copy that the product keeps; more pixels would be sent for nothing. */
const MAX_EDGE = 4_000;

/** Sending a smaller file is faster than resizing it. */
const WORTH_A_LOOK_BYTES = 1_000_000;

const QUALITY = 0.9;

/**
 * The file to send: large photographs resized, HEIC as JPEG, anything else unchanged.
 * @throws HttpError for what the server would refuse; an AbortError
 */
export async function prepareFile(file: File, signal: AbortSignal): Promise<File> {
  const needsJpeg = await isHeic(file);
  const isPicture = needsJpeg || file.type.startsWith('image/');
  const prepared =
    isPicture && (needsJpeg || file.size > WORTH_A_LOOK_BYTES) ? await redrawn(file, needsJpeg, signal) : file;
  signal.throwIfAborted();
  if (prepared.size > MAX_UPLOAD_BYTES) throw new HttpError(label('app.upload.tooLarge', { max: MAX_UPLOAD_MB }), 413);
  return prepared;
}

async function redrawn(file: File, needsJpeg: boolean, signal: AbortSignal): Promise<File> {
  const bitmap = await bitmapOf(file, needsJpeg, signal);
  // The server says what is wrong with a picture that no browser reads.
  if (!bitmap) return file;
  try {
    const scale = Math.min(1, MAX_EDGE / Math.max(bitmap.width, bitmap.height));
    if (!needsJpeg && scale === 1 && file.size <= MAX_UPLOAD_BYTES) return file;
    const smaller = await drawn(bitmap, scale, file, needsJpeg || file.type === 'image/jpeg');
    // A heavily compressed picture may grow when it is encoded again.
    return needsJpeg || file.size > MAX_UPLOAD_BYTES || smaller.size < file.size ? smaller : file;
  } finally {
    bitmap.close();
  }
}

/** Safari reads HEIC by itself. */
async function bitmapOf(file: File, isHeicFile: boolean, signal: AbortSignal): Promise<ImageBitmap | null> {
  const own = await createImageBitmap(file).catch(() => null);
  if (own || !isHeicFile) return own;
  return decodeHeic(file, signal).catch((error: unknown) => {
    throw signal.aborted ? error : unreadable();
  });
}

/** Encodes as JPEG or, where there may be transparency, as WebP. */
async function drawn(bitmap: ImageBitmap, scale: number, { name }: File, asJpeg: boolean): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const wanted = asJpeg ? 'image/jpeg' : 'image/webp';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, wanted, QUALITY));
  // Phones have little memory for canvases, and keep them for a while.
  canvas.width = canvas.height = 0;
  if (!blob) throw unreadable();
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${blob.type.split('/')[1]}`, { type: blob.type });
}

const unreadable = () => new HttpError(label('app.upload.unreadable'), 0);
