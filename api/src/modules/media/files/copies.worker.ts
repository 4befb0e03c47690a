import { firstPaintOf, copyOf, type WantedCopies } from './picture-copies.js';
import { sendToParent } from './send-to-parent.js';

// When the product stops, what is being made has no one left to take it.
process.once('disconnect', () => process.exit());

/** Encodes the copies of one picture in a child process, sends each as soon as it is done, and exits. */
process.once('message', (copies: WantedCopies) => {
  void encode(copies)
    .catch((error: unknown) => sendToParent({ error: error instanceof Error ? error : new Error(String(error)) }))
    .finally(() => process.exit());
});

async function encode({ original, wanted }: WantedCopies): Promise<void> {
  for (const { width, format } of wanted)
    await sendToParent({ width, format, data: await copyOf(original, width, format) });
  await sendToParent({ firstPaint: await firstPaintOf(original) });
}
