import { readCompany } from '@imisozi/core/company';
import type { MailContent } from '../mail.content.js';
import { htmlMail } from './html.js';
import { textMail } from './text.js';

const FRAME = { company: readCompany({}), publicUrl: 'https://www.imisozi.example' };
const MAIL: MailContent = {
  subject: 'A subject',
  preview: 'A preview',
  heading: 'A <heading>',
  blocks: [
    { kind: 'paragraph', text: ' ' },
    { kind: 'facts', rows: [['Place', '']] },
    {
      kind: 'facts',
      rows: [
        ['Starts', 'Mon, 4 May 2026 at 09:30 CAT'],
        ['Organizer', ''],
      ],
    },
    { kind: 'note', text: 'Had enough?', link: { label: 'Leave', url: 'https://www.imisozi.example/leave?a=1&b=2' } },
  ],
};

describe('The layout of mails', () => {
  it('shows no label without a value, and no empty paragraph', () => {
    expect(textMail(MAIL, FRAME).split('\n\n').slice(0, 3)).toEqual([
      'A <heading>',
      'Starts: Mon, 4 May 2026 at 09:30 CAT',
      'Had enough? Leave:\nhttps://www.imisozi.example/leave?a=1&b=2',
    ]);
    expect(htmlMail(MAIL, FRAME)).not.toMatch(/Place|Organizer|<table[^>]*><\/table>|<p[^>]*>\s*<\/p>/);
  });

  it('links small print by its label, and keeps a time and its zone on one line (contract 1)', () => {
    const html = htmlMail(MAIL, FRAME);
    expect(html).toContain('09:30&nbsp;CAT');
    expect(html).toMatch(/<a href="https:\/\/www\.imisozi\.example\/leave\?a=1&amp;b=2"[^>]*>Leave<\/a>/);
    expect(html).toContain('A &lt;heading&gt;');
  });
});
