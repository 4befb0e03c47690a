import { firstPaintOf, copyOf, type WantedCopies } from './picture-copies.js';
import { tell } from './tell.js';

/** Encodes the copies of one picture in a process of its own, tells each as it is done, and ends. */
process.once('message', (copies: WantedCopies) => {
  void encode(copies)
    .catch((error: unknown) => tell({ error: error instanceof Error ? error : new Error(String(error)) }))
    .finally(() => process.disconnect());
});

async function encode({ original, wanted }: WantedCopies): Promise<void> {
  for (const { width, format } of wanted) await tell({ width, format, data: await copyOf(original, width, format) });
  await tell({ firstPaint: await firstPaintOf(original) });
}
