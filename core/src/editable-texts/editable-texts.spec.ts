import { readCompany } from '../company.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { DOCUMENT_NAMES, documentNamed } from './documents.ts';
import { credentials } from './credentials.ts';
import { line, list, optional, paragraphs, paragraphsOf, picture, webUrl } from './fields.ts';
import { shownPeople, team } from './team.ts';
import { footerLinks } from './footer-links.ts';
import { readEditableTexts } from './editable-schema.ts';

const FIELDS = {
  groups: list('Groups', 'Group', [1, 2], {
    title: line('Title', 10),
    questions: list('Questions', 'Question', [1, 2], { answer: paragraphs('Answer', 30) }),
  }),
};
const group = (change: object = {}) => ({ title: 'Walks', questions: [{ answer: 'Yes' }], ...change });

describe('The editable texts of the website (rules/content 9)', () => {
  it.each(DOCUMENT_NAMES)('have valid defaults: %s', (name) => {
    const { defaults, read } = documentNamed(name);
    for (const words of Object.values(defaults)) expect(read(words)).toEqual({ words });
  });

  it('are stored without unknown fields, and with line feeds for every kind of line break', () => {
    const { words } = readEditableTexts(FIELDS, {
      more: 1,
      groups: [group({ html: '<b>', questions: [{ answer: ' One\r\n\r\nTwo ' }] })],
    });
    expect(words).toEqual({ groups: [{ title: 'Walks', questions: [{ answer: 'One\n\nTwo' }] }] });
    expect(paragraphsOf(words!.groups[0]!.questions[0]!.answer)).toEqual(['One', 'Two']);
  });

  it.each([
    [null, 'The content must be an object'],
    [{}, 'Groups must be a list'],
    [{ groups: [] }, 'Groups must have at least 1'],
    [{ groups: [group(), group(), group()] }, 'Groups can have at most 2'],
    [{ groups: [group(), group({ title: 'x'.repeat(11) })] }, 'Group 2: Title can have at most 10 characters'],
    [{ groups: [group({ title: ' ' })] }, 'Group 1: Title is required'],
    [
      { groups: [group({ title: 'a\nb' })] },
      'Group 1: Title must be a single line of plain text without hidden characters',
    ],
    [{ groups: [group({ questions: [{}] })] }, 'Group 1, Question 1: Answer must be text'],
    [{ groups: [group({ questions: [{ answer: 'a\u0007' }] })] }, 'Group 1, Question 1: Answer must be plain text'],
    [{ groups: [group({ questions: [{ answer: '\uD800' }] })] }, 'Group 1, Question 1: Answer must be plain text'],
  ])('are refused if they break a rule, with a sentence that says where: %j', (value, sentence) => {
    expect(readEditableTexts(FIELDS, value).problems).toEqual([sentence]);
  });

  it.each([
    ['https://www.akagera.org/stay?a=b', undefined],
    ['javascript:alert(1)', ['Address must be a web address that starts with https:// or http://']],
    ['www.akagera.org', ['Address must be a web address that starts with https:// or http://']],
    [`https://${'x'.repeat(300)}`, ['Address can have at most 300 characters']],
  ])('link only to URLs that browsers follow: %s', (url, problems) => {
    expect(readEditableTexts({ url: webUrl('Address') }, { url }).problems).toEqual(problems);
  });

  const DRAWN = { '/illustrations/hills.svg': 'Hills' };
  it.each([
    ['/illustrations/hills.svg', undefined],
    ['/media/blogs/0f8e1c.jpg', undefined],
    ['https://res.cloudinary.com/demo/image/upload/a.jpg', undefined],
    ['', ['Photo is required']],
    ['/illustrations/other.svg', ['Photo must be the address of an uploaded picture']],
    ['/media/../secret', ['Photo must be the address of an uploaded picture']],
    ['javascript:alert(1)', ['Photo must be the address of an uploaded picture']],
    [7, ['Photo must be a picture']],
  ])('show only pictures that were uploaded, or are included in the product: %s', (photo, problems) => {
    expect(readEditableTexts({ photo: picture('Photo', DRAWN) }, { photo }).problems).toEqual(problems);
  });

  it('may leave out only optional fields', () => {
    const fields = { name: line('Name', 60), since: optional(line('Since', 4)), photo: optional(picture('Photo')) };
    expect(readEditableTexts(fields, { name: 'A', since: ' ', photo: '' })).toEqual({
      words: { name: 'A', since: '', photo: '' },
    });
    expect(readEditableTexts(fields, { name: '', since: '20145', photo: '' }).problems).toEqual([
      'Name is required',
      'Since can have at most 4 characters',
    ]);
    expect(readEditableTexts({ url: optional(webUrl('Address')) }, { url: '' }).problems).toBeUndefined();
  });

  it('name each way to pay once', () => {
    const payments = [{ mark: 'visa' }, { mark: 'bank' }] as const;
    const none = { licences: [], memberships: [] };
    expect(credentials.read({ ...none, payments }).problems).toBeUndefined();
    expect(credentials.read({ ...none, payments: [...payments, { mark: 'visa' }] }).problems).toEqual([
      'Each payment mark can stand once',
    ]);
  });

  it('that were stored before a document had a choice or a list have its first option, or an empty list', () => {
    const before = { name: 'A guide', role: 'Guides', photo: '', languages: '', since: '', text: '', answers: 'yes' };
    const { words } = team.read({ people: [before] });
    expect(words!.people).toEqual([{ ...before, consent: 'no', guides: 'no', example: 'no' }]);
    // Nobody is shown without having said yes.
    expect(shownPeople(words!.people)).toEqual([]);
    expect(credentials.read({ licences: [], memberships: [], payments: [] }).words!.insurances).toEqual([]);
  });

  it.each([
    ['team', { people: [] }],
    ['credentials', { licences: [], memberships: [], insurances: [], payments: [] }],
    ['impact', { figures: [] }],
  ] as const)('have no defaults about the company itself: %s', (name, nothing) => {
    for (const language of LANGUAGE_CODES)
      expect(documentNamed(name).defaultIn(language, readCompany({}))).toEqual(nothing);
  });

  it("of the footer have the links of the server's settings as defaults", () => {
    const company = readCompany({
      COMPANY_PARTNERS: 'Gishwati Park=https://gishwati.example',
      COMPANY_USEFUL_LINKS: 'A=https://a.example;B=https://b.example;C=https://c.example',
    });
    for (const language of LANGUAGE_CODES) {
      const { partners, usefulLinks } = footerLinks.defaultIn(language, company);
      expect(partners).toEqual([{ name: 'Gishwati Park', url: 'https://gishwati.example' }]);
      expect(usefulLinks.map(({ name }) => name)).toEqual(['A', 'B']);
    }
  });

  it('are limited to the size of a version', () => {
    const fields = { texts: list('Texts', 'Text', [0, 100], { text: paragraphs('Text', 2_000) }) };
    const texts = Array.from({ length: 40 }, () => ({ text: 'x'.repeat(2_000) }));
    expect(readEditableTexts(fields, { texts }).problems).toEqual([
      'All these texts together are too long. Please shorten some of them.',
    ]);
  });
});
