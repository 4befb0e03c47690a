import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { PdfDrawing } from './pdf-drawing.js';

/** A thread keeps the library and its fonts in memory, about 40 MB. */
const IDLE_MS = 30_000;

/** If the product is not built, this file does not exist, and documents are drawn in the main thread. */
const WORKER = new URL('./drawing.worker.js', import.meta.url);

interface Answer {
  readonly id: number;
  readonly content?: Uint8Array;
  readonly error?: Error;
}

interface Caller {
  readonly resolve: (content: Buffer) => void;
  readonly reject: (error: Error) => void;
}

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let latest = 0;
const callers = new Map<number, Caller>();

/**
 * Draws a document in a worker thread, so that requests do not wait for it. The thread starts with the first document,
 * and ends after a while without any.
 */
export async function pdfOf(drawing: PdfDrawing): Promise<Buffer> {
  if (!existsSync(WORKER)) {
    const { drawPdf } = await import('./pdf-drawing.js');
    return Buffer.from(await drawPdf(drawing));
  }
  const worker = (thread ??= startThread());
  clearTimeout(idle);
  worker.ref();
  const id = ++latest;
  return new Promise((resolve, reject) => {
    callers.set(id, { resolve, reject });
    worker.postMessage({ id, drawing });
  });
}

function startThread(): Worker {
  // For new threads: drawing creates many short-lived objects, and collecting them took a third of the time.
  setFlagsFromString('--min-semi-space-size=2');
  const worker = new Worker(WORKER, { env: {} });
  worker.on('message', ({ id, content, error }: Answer) => {
    const caller = callers.get(id);
    callers.delete(id);
    if (content) caller?.resolve(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
    else caller?.reject(error ?? new Error('The document could not be drawn'));
    if (callers.size > 0) return;
    // A stopping process does not wait for it.
    worker.unref();
    idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
  });
  worker.once('error', (error: Error) => end(error));
  worker.once('exit', () => end(new Error('The thread that draws documents has ended')));
  const end = (error: Error) => {
    if (thread !== worker) return;
    thread = undefined;
    clearTimeout(idle);
    for (const { reject } of callers.values()) reject(error);
    callers.clear();
  };
  return worker;
}
