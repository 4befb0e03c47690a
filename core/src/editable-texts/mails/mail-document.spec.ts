import { MAIL_DOCUMENT_NAMES, mailNamed } from '../documents.ts';
import { fillIn, mailDocument, type MailDocument } from './mail-document.ts';

const WORDS = { subject: 'For {name}', preview: 'A', heading: 'B', text: 'Dear {name},\n{why} See you.' };
const mail = mailDocument({
  title: 'A mail',
  placeholders: { name: 'who', why: 'a sentence' },
  parts: { text: 'Text' },
  defaults: { en: WORDS },
});

describe('The texts of mails (rules/content 9, rules/mails 6)', () => {
  it.each([
    ['Hello {nmae}', '{nmae}'],
    ['Hello {name', '{'],
    ['Hello name}', '}'],
    ['{}', '{}'],
    ['{{name}}', '{'],
    ['{toString}', '{toString}'],
  ])('are refused with an unknown placeholder: %s', (text, stray) => {
    expect(mail.read({ ...WORDS, text }).problems).toEqual([
      `Text has ${stray}, which stands for nothing here. You can insert: {name}, {why}.`,
    ]);
    expect(mail.read(WORDS)).toEqual({ words: WORDS });
  });

  it('get their values inserted unchanged, without replacing placeholders in them', () => {
    const values = { name: '{why} $& <b>', why: '' };
    expect(fillIn(WORDS.text, values)).toBe('Dear {why} $& <b>,\nSee you.');
    expect(fillIn('One.{why} Two.', values)).toBe('One. Two.');
    expect(fillIn('{toString}', {})).toBe('');
  });

  it.each(MAIL_DOCUMENT_NAMES)('explain each placeholder, and use no other: %s', (name) => {
    const { placeholders, parts, defaults, fields }: MailDocument = mailNamed(name);
    expect(parts.length).toBeGreaterThan(0);
    for (const meaning of Object.values(placeholders)) expect(meaning).toMatch(/\w{3}/);
    for (const words of Object.values(defaults)) expect(Object.keys(words)).toEqual(Object.keys(fields));
  });
});
