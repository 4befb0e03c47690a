import { readCompany } from '@imisozi/core/company';
import type { MailContent } from './mail.kinds.js';
import type { Env } from '../../config/env.js';
import { MailLayout } from './mail.layout.js';

const LAYOUT = new MailLayout({ PUBLIC_URL: 'https://www.imisozi.example' } as Env, readCompany({}));
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
    expect(LAYOUT.render(MAIL).text.split('\n\n').slice(0, 3)).toEqual([
      'A <heading>',
      'Starts: Mon, 4 May 2026 at 09:30 CAT',
      'Had enough? Leave:\nhttps://www.imisozi.example/leave?a=1&b=2',
    ]);
    expect(LAYOUT.render(MAIL).html).not.toMatch(/Place|Organizer|<table[^>]*><\/table>|<p[^>]*>\s*<\/p>/);
  });

  it('links small print by its label, and keeps a time and its zone on one line (contract 1)', () => {
    const html = LAYOUT.render(MAIL).html;
    expect(html).toContain('09:30&nbsp;CAT');
    expect(html).toMatch(/<a href="https:\/\/www\.imisozi\.example\/leave\?a=1&amp;b=2"[^>]*>Leave<\/a>/);
    expect(html).toContain('A &lt;heading&gt;');
  });
});
