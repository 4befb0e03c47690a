import { firstPaintOf, copyOf, type WantedCopies } from './picture-copies.js';
import { sendToParent, workForParent } from './send-to-parent.js';

/** Encodes the copies of one picture in a child process, and sends each as soon as it is done. */
workForParent((copies: WantedCopies) =>
  encode(copies).catch((error: unknown) =>
    sendToParent({ error: error instanceof Error ? error : new Error(String(error)) }),
  ),
);

async function encode({ original, wanted }: WantedCopies): Promise<void> {
  for (const { width, format } of wanted)
    await sendToParent({ width, format, data: await copyOf(original, width, format) });
  await sendToParent({ firstPaint: await firstPaintOf(original) });
}
