import { Worker } from 'node:worker_threads';

/** What a PDF turned out to be; active: it runs scripts, or carries other files. */
export type PdfFinding = 'fine' | 'damaged' | 'locked' | 'active';

/** A document that takes longer to be read was made for that. */
const PATIENCE_MS = 10_000;
const MEMORY_MB = 256;

/** Reads a PDF with Mozilla's pdf.js, in a thread and for a time that a hostile one can not outlast. */
export function inspectPdf(data: Buffer): Promise<PdfFinding> {
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
  return new Promise<PdfFinding>((resolve) => {
    const end = (finding: PdfFinding) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(finding);
    };
    const timer = setTimeout(() => end('damaged'), PATIENCE_MS);
    worker.once('message', end);
    worker.once('error', () => end('damaged'));
    worker.once('exit', () => end('damaged'));
  });
}
