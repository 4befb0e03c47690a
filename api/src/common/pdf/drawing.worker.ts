import { parentPort } from 'node:worker_threads';
import { drawPdf, type PdfDrawing } from './pdf-drawing.js';

/** Draws documents in a worker thread, one after the other. */
parentPort!.on('message', ({ id, drawing }: { readonly id: number; readonly drawing: PdfDrawing }) => {
  drawPdf(drawing).then(
    (drawn) => {
      // A copy, because a small buffer is a part of a larger one, all of which would be sent.
      const content = new Uint8Array(drawn);
      parentPort!.postMessage({ id, content }, [content.buffer]);
    },
    (error: unknown) => parentPort!.postMessage({ id, error }),
  );
});
