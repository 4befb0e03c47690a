import type { FirstPaint } from './checked-file.js';
import type { FinishedCopy, WantedCopies } from './picture-copies.js';
import { startWorker } from './worker-process.js';

/** Below uploads, for which somebody waits. */
const NICE = 10;

type WorkerMessage = Partial<FinishedCopy> & { readonly firstPaint?: FirstPaint; readonly error?: Error };

/**
 * Encodes copies in a process of its own, where there is one. Each copy is handed on before the next is told.
 * @returns what shows until the picture is there
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
      // Heard at once: a full disk ends the work, and not the process that nobody told of it.
      keeping.catch(fail);
    };
    child.on('message', ({ error, data, firstPaint, ...copy }: WorkerMessage) => {
      if (error) fail(error);
      else if (data) afterKept(() => keep({ ...copy, data } as FinishedCopy));
      else if (firstPaint) afterKept(() => resolve(firstPaint));
    });
    child.once('error', fail);
    // After what it has told; a promise that is settled stays so.
    child.once('disconnect', () => afterKept(() => fail(new Error('The process that makes copies has ended'))));
  });
}

async function encodeHere({ original, wanted }: WantedCopies, keep: (copy: FinishedCopy) => Promise<void>) {
  const { firstPaintOf, copyOf } = await import('./picture-copies.js');
  for (const { width, format } of wanted) await keep({ width, format, data: await copyOf(original, width, format) });
  return firstPaintOf(original);
}
