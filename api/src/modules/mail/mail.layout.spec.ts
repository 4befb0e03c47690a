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
    { kind: 'button', label: 'Go on', url: 'https://www.imisozi.example/on' },
    { kind: 'note', text: 'Had enough?', link: { label: 'Leave', url: 'https://www.imisozi.example/leave?a=1&b=2' } },
  ],
};

describe('The layout of mails', () => {
  it('shows no label without a value, and no empty paragraph', () => {
    expect(LAYOUT.render(MAIL).text.split('\n\n').slice(0, 4)).toEqual([
      'A <heading>',
      'Starts: Mon, 4 May 2026 at 09:30 CAT',
      'Go on:\nhttps://www.imisozi.example/on',
      'Had enough? Leave:\nhttps://www.imisozi.example/leave?a=1&b=2',
    ]);
    expect(LAYOUT.render(MAIL).html).not.toMatch(/Place|Organizer|<table[^>]*><\/table>|<p[^>]*>\s*<\/p>/);
  });

  it('links small print by its label, and keeps a time and its zone on one line (rules/mails 6)', () => {
    const html = LAYOUT.render(MAIL).html;
    expect(html).toContain('09:30&nbsp;CAT');
    expect(html).toMatch(/<a class="link" href="https:\/\/www\.imisozi\.example\/leave\?a=1&amp;b=2"[^>]*>Leave<\/a>/);
    expect(html).toContain('A &lt;heading&gt;');
  });

  it('is dark if the reader prefers that, and legible in both modes', () => {
    const [head, body] = LAYOUT.render(MAIL).html.split('</head>') as [string, string];
    expect(head).toContain('<meta name="color-scheme" content="light dark">');
    const dark = new Map(
      [...head.matchAll(/\.([a-z-]+)\{(?:color|background):(#[0-9a-f]{6})!important/g)].map(([, name, to]) => [
        name!,
        to!,
      ]),
    );
    const light = new Map(
      [...body.matchAll(/class="([a-z-]+)"[^>]*?style="[^"]*?(?:(?<!-)color|background):(#[0-9a-f]{6})/g)].map(
        ([, name, to]) => [name!, to!],
      ),
    );
    for (const [text, ground] of PAIRS) {
      for (const scheme of [light, dark]) {
        const [one, other] = [scheme.get(text), scheme.get(ground)];
        expect(`${text} on ${ground}: ${contrast(one!, other!) >= 4.5}`).toBe(`${text} on ${ground}: true`);
      }
    }
    // Every element with a colour has a dark one too.
    const coloured = [...body.matchAll(/<[a-z0-9]+ [^>]*(?:color|background):#[^>]*>/g)].map(([tag]) => tag);
    expect(coloured.filter((tag) => !/class="[a-z-]+"/.test(tag))).toEqual([]);
    expect([...light.keys()].filter((name) => !dark.has(name))).toEqual([]);
  });
});

/** Text colours and their backgrounds. */
const PAIRS = [
  ['ink', 'card'],
  ['quiet', 'card'],
  ['quiet', 'page'],
  ['link', 'card'],
  ['link', 'page'],
  ['on-band', 'band'],
  ['on-button', 'button'],
] as const;

/** The contrast ratio of two colours as WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
