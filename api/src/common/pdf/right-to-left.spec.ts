import { readCompany } from '@imisozi/core/company';
import { extractText } from 'unpdf';
import { textOfPdf } from '../../../test/support/pdf-text.js';
import { drawPdf, type PdfBlock } from './pdf-drawing.js';

const drawn = (blocks: readonly PdfBlock[]) =>
  drawPdf({ company: readCompany({}), title: 'فاتورة', language: 'ar', at: new Date('2026-11-21T08:00Z'), blocks });

const paragraph = (text: string): PdfBlock => ({ draw: 'paragraph', text });

describe('A document in Arabic (rules/languages 7)', () => {
  it('has letters that can be copied and found, in words and with their names', async () => {
    const text = await textOfPdf(
      await drawn([paragraph('شكرًا: غابة نيونغوي ثم كيفو صباحًا'), paragraph('محمد Habimana')]),
    );
    expect(text).toContain('شكرًا: غابة نيونغوي ثم كيفو صباحًا');
    expect(text).toMatch(/محمد/);
    expect(text).toContain('Habimana');
    // Forms of letters, as fonts have them, are found by nobody.
    expect(text).not.toMatch(/[\ufb50-\ufdff\ufe70-\ufefe]/);
  });

  it('has the same letters after other documents were drawn', async () => {
    const first = await textOfPdf(await drawn([paragraph('أُعدّت للشيخ ضياء')]));
    await drawn([paragraph('غيث')]);
    expect(await textOfPdf(await drawn([paragraph('أُعدّت للشيخ ضياء')]))).toBe(first);
  });

  it('breaks long texts into lines, a long URL between its letters, and goes on to a next page', async () => {
    const url = `https://www.imisozi.example/${'a1'.repeat(120)}`;
    const pdf = await drawn([paragraph('كلمة '.repeat(1_500)), { draw: 'link', text: url, url }]);
    const { text, totalPages } = await extractText(new Uint8Array(pdf), { mergePages: true });
    expect(totalPages).toBeGreaterThan(1);
    expect(text.match(/كلمة/g)).toHaveLength(1_500);
    expect(text.replaceAll(/\s+/g, '')).toContain('a1'.repeat(120));
  });
});
