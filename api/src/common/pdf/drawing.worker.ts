import { parentPort } from 'node:worker_threads';
import { drawPdf, type PdfDrawing } from './pdf-drawing.js';

/** Draws documents in a thread of its own, one after the other. */
parentPort!.on('message', ({ id, drawing }: { readonly id: number; readonly drawing: PdfDrawing }) => {
  drawPdf(drawing).then(
    (content) => parentPort!.postMessage({ id, content }),
    (error: unknown) => parentPort!.postMessage({ id, error }),
  );
});
