import type { ChildProcess } from 'node:child_process';
import type { Picture } from './checked-file.js';
import type { PreparedUpload, UploadedPicture } from './picture.js';
import { damagedPicture, preparationEnded, tooManyPixels, tooManyUploads } from './upload-errors.js';
import { startWorker } from './worker-process.js';

/** Lower priority than processes that serve requests. */
const NICE = 5;

/** A picture of 50 megapixels is 200 MB while it is prepared. */
const AT_ONCE = 2;

/** Each waiting upload holds its file of up to 10 MB, and the last one waits for half a minute. */
const MAX_WAITING = 20;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Checks an uploaded picture and makes the stored files (rules/media 3), in a child process if the product is built: a
 * picture that exploits a decoder then only crashes that process.
 * @throws UnsupportedMediaTypeException for what is not a whole picture of its format
 * @throws PayloadTooLargeException for a decompression bomb
 * @throws ServiceUnavailableException while too many others wait, and when the process ended before it was done
 */
export async function preparePicture(upload: UploadedPicture): Promise<Picture> {
  if (waiting.length === MAX_WAITING) throw tooManyUploads();
  if (running === AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    const { picture, refusal, error } = await prepare(upload);
    if (refusal === 'tooManyPixels') throw tooManyPixels();
    if (refusal === 'damaged') throw damagedPicture();
    if (!picture) throw error;
    return picture;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function prepare(upload: UploadedPicture): Promise<PreparedUpload> {
  const child = startWorker(new URL('./upload.worker.js', import.meta.url), NICE);
  return child ? prepareIn(child, upload) : (await import('./picture.js')).prepareUpload(upload);
}

/** Prepares an upload in a child process. */
export function prepareIn(child: ChildProcess, upload: UploadedPicture): Promise<PreparedUpload> {
  return new Promise((resolve) => {
    child.once('message', resolve);
    child.once('error', (error) => resolve({ error }));
    // Comes after all messages; a settled promise is not changed. It may have run out of memory although the picture is
    // fine.
    child.once('disconnect', () => resolve({ error: preparationEnded() }));
    child.send(upload);
  });
}
