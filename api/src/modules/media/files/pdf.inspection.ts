import { Worker } from 'node:worker_threads';

/** The result of an inspection; active: the PDF runs scripts or programs, submits data, or embeds files. */
export type PdfFinding = 'fine' | 'damaged' | 'locked' | 'active';

/** The finding and, if the document is fine, the rewritten document. */
export interface InspectedPdf {
  readonly finding: PdfFinding;
  readonly data?: Uint8Array;
}

/** A document that takes longer is treated as an attack. */
const TIMEOUT_MS = 10_000;
const MEMORY_MB = 256;

/** Parses and rewrites a PDF, in a worker thread with limited time and memory. */
export function inspectPdf(data: Buffer): Promise<InspectedPdf> {
  const copy = new Uint8Array(data);
  const worker = new Worker(new URL('./pdf.worker.js', import.meta.url), {
    workerData: copy,
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // The parser's warnings about damaged documents do not belong in the log.
    stdout: true,
    stderr: true,
    env: {},
  });
  return new Promise<InspectedPdf>((resolve) => {
    const end = (inspected: InspectedPdf) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(inspected);
    };
    const timer = setTimeout(() => end({ finding: 'damaged' }), TIMEOUT_MS);
    worker.once('message', end);
    worker.once('error', () => end({ finding: 'damaged' }));
    worker.once('exit', () => end({ finding: 'damaged' }));
  });
}
