import { textOfPdf } from './pdf-text.js';

/** What a reader sees of a file: of a PDF its words. */
export async function readableText({ mimeType, content }: { mimeType: string; content: unknown }): Promise<string> {
  const bytes = new Uint8Array(content as ArrayBuffer);
  if (mimeType !== 'application/pdf') return Buffer.from(bytes).toString();
  return textOfPdf(bytes);
}
