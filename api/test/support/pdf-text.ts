import { extractText } from 'unpdf';

/** The visible text of a PDF, on one line. */
export const textOfPdf = async (pdf: Uint8Array): Promise<string> =>
  (await extractText(new Uint8Array(pdf), { mergePages: true })).text.replaceAll(/\s+/g, ' ');
