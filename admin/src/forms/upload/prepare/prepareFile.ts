import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '@imisozi/core/fields/uploads';
import { HttpError } from 'react-admin';
import { label } from '../../../i18n/label';
import { decodeHeic, isHeic } from './heic';

/** In pixels. The product keeps no larger copy, so sending more would be useless. */
const MAX_EDGE = 4_000;

/** Smaller files are not resized, because sending them is faster. */
const MIN_RESIZE_BYTES = 1_000_000;

const QUALITY = 0.9;

/**
 * The file to send: large photographs are resized, HEIC becomes JPEG, other files stay unchanged.
 * @throws HttpError for a file that the server would refuse, or an AbortError
 */
export async function prepareFile(file: File, signal: AbortSignal): Promise<File> {
  const needsJpeg = await isHeic(file);
  const isPicture = needsJpeg || file.type.startsWith('image/');
  const prepared =
    isPicture && (needsJpeg || file.size > MIN_RESIZE_BYTES) ? await redrawn(file, needsJpeg, signal) : file;
  signal.throwIfAborted();
  if (prepared.size > MAX_UPLOAD_BYTES) throw new HttpError(label('app.upload.tooLarge', { max: MAX_UPLOAD_MB }), 413);
  return prepared;
}

async function redrawn(file: File, needsJpeg: boolean, signal: AbortSignal): Promise<File> {
  const bitmap = await bitmapOf(file, needsJpeg, signal);
  // If the browser cannot read the picture, the server checks it and returns the error.
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

/** Decodes a picture; only Safari decodes HEIC itself. */
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
  // Frees the memory of the canvas, of which phones have little.
  canvas.width = canvas.height = 0;
  if (!blob) throw unreadable();
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${blob.type.split('/')[1]}`, { type: blob.type });
}

const unreadable = () => new HttpError(label('app.upload.unreadable'), 0);
