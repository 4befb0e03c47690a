import type { FirstPaint } from './checked-file.js';
import type { FinishedCopy, WantedCopies } from './picture-copies.js';
import { startWorker } from './worker-process.js';

/** Lower priority than uploads, for which somebody waits. */
const NICE = 10;

type WorkerMessage = Partial<FinishedCopy> & { readonly firstPaint?: FirstPaint; readonly error?: Error };

/**
 * Encodes copies in a child process, if the product is built. Each copy is stored before the next one is received.
 * @returns what is shown until the picture has loaded
 * @throws Error when a copy cannot be made
 */
export async function encodeCopies(
  wanted: WantedCopies,
  keep: (copy: FinishedCopy) => Promise<void>,
): Promise<FirstPaint> {
  const child = startWorker(new URL('./copies.worker.js', import.meta.url), NICE);
  if (!child) return encodeHere(wanted, keep);
  child.send(wanted);
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      child.kill();
      reject(error);
    };
    let keeping = Promise.resolve();
    const afterKept = (act: () => void | Promise<void>) => {
      keeping = keeping.then(act);
      // Attached at once: if the disk is full, this work must fail, and not the whole process by an unhandled
      // rejection.
      keeping.catch(fail);
    };
    child.on('message', ({ error, data, firstPaint, ...copy }: WorkerMessage) => {
      if (error) fail(error);
      else if (data) afterKept(() => keep({ ...copy, data } as FinishedCopy));
      else if (firstPaint) afterKept(() => resolve(firstPaint));
    });
    child.once('error', fail);
    // Comes after all messages; a settled promise is not changed.
    child.once('disconnect', () => afterKept(() => fail(new Error('The process that makes copies has ended'))));
  });
}

async function encodeHere({ original, wanted }: WantedCopies, keep: (copy: FinishedCopy) => Promise<void>) {
  const { firstPaintOf, copyOf } = await import('./picture-copies.js');
  for (const { width, format } of wanted) await keep({ width, format, data: await copyOf(original, width, format) });
  return firstPaintOf(original);
}
