import { textOfPdf } from './pdf-text.js';

/** The readable text of a file, also of a PDF. */
export async function readableText({ mimeType, content }: { mimeType: string; content: unknown }): Promise<string> {
  const bytes = new Uint8Array(content as ArrayBuffer);
  if (mimeType !== 'application/pdf') return Buffer.from(bytes).toString();
  return textOfPdf(bytes);
}
