import { readCompany } from '@imisozi/core/company';
import { extractText } from 'unpdf';
import { drawPdf, type PdfBlock } from './pdf-drawing.js';

describe('The last words of a document (rules/money 6)', () => {
  it('stand on the page of what is before them, or are left out', async () => {
    const pages: number[] = [];
    const withFarewell: boolean[] = [];
    for (let lines = 30; lines < 50; lines++) {
      const text = Array.from({ length: lines }, () => 'A line.').join('\n');
      const [alone, said] = await Promise.all([pagesOf([paragraph(text)]), pagesOf([paragraph(text), FAREWELL])]);
      expect(said.totalPages).toBe(alone.totalPages);
      pages.push(said.totalPages);
      withFarewell.push(said.text.includes('Thank you'));
    }
    // Some of these documents had room for it, and some had not.
    expect(pages).toEqual(expect.arrayContaining([1, 2]));
    expect(withFarewell).toEqual(expect.arrayContaining([true, false]));
  });
});

const FAREWELL: PdfBlock = { draw: 'farewell', text: 'Thank you for choosing us.' };
const paragraph = (text: string): PdfBlock => ({ draw: 'paragraph', text });

async function pagesOf(blocks: readonly PdfBlock[]) {
  const at = new Date('2026-11-21T08:00Z');
  const pdf = await drawPdf({ company: readCompany({}), title: 'Paper', language: 'en', at, blocks });
  return extractText(new Uint8Array(pdf), { mergePages: true });
}
