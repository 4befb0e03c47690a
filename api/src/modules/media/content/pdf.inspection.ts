import { Worker } from 'node:worker_threads';

/** What a PDF turned out to be; active: it runs scripts or programs, sends something away, or carries other files. */
export type PdfFinding = 'fine' | 'damaged' | 'locked' | 'active';

/** A finding, and a document that is fine as it was written anew. */
export interface InspectedPdf {
  readonly finding: PdfFinding;
  readonly data?: Uint8Array;
}

/** A document that takes longer to be read was made for that. */
const PATIENCE_MS = 10_000;
const MEMORY_MB = 256;

/** Reads and rewrites a PDF, in a thread and for a time that a hostile one cannot outlast. */
export function inspectPdf(data: Buffer): Promise<InspectedPdf> {
  const copy = new Uint8Array(data);
  const worker = new Worker(new URL('./pdf.worker.js', import.meta.url), {
    workerData: copy,
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // What readers say about damaged documents is of no use in our log.
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
    const timer = setTimeout(() => end({ finding: 'damaged' }), PATIENCE_MS);
    worker.once('message', end);
    worker.once('error', () => end({ finding: 'damaged' }));
    worker.once('exit', () => end({ finding: 'damaged' }));
  });
}
