// Holds rules/content 11.
import { refusalsOf } from './refusals/rule-text.ts';
import { adviceInOf, adviceInSchema, adviceOf, adviceSchema } from './travel-advice-schema.ts';
import {
  localizedAdvice,
  changedAdvice,
  changedAdviceTranslations,
  hasEnglishAdvice,
  keptAdvice,
  mergedAdvice,
  NO_ADVICE,
} from './travel-advice.ts';

const FAQ = [{ question: 'Is it cold?', answer: 'At night.' }];
const COMPANY = { season: 'June.', visa: 'Ask us.', faq: FAQ };

describe('Advice for travellers', () => {
  it("is the company's if a tour has none of its own, field by field", () => {
    expect(mergedAdvice(COMPANY, null)).toEqual({ ...NO_ADVICE, ...COMPANY });
    const own = { visa: 'None.', season: '', faq: [], packing: null };
    expect(mergedAdvice(COMPANY, own)).toEqual({ ...NO_ADVICE, ...COMPANY, visa: 'None.' });
    const other = [{ question: 'Is it far?', answer: 'Yes.' }];
    expect(mergedAdvice(COMPANY, { faq: other }).faq).toEqual(other);
  });

  it('is changed field by field, and removed by empty values', () => {
    expect(changedAdvice(COMPANY, { visa: 'None.', packing: undefined })).toEqual({ ...COMPANY, visa: 'None.' });
    expect(changedAdvice(COMPANY, { visa: '', faq: null })).toEqual({ season: 'June.' });
    expect(changedAdvice({ visa: 'None.' }, { visa: null })).toBeNull();
    expect(keptAdvice({ faq: [], season: '' })).toBeNull();
  });

  it("is read in the visitor's language, and in English if it is not translated", () => {
    const english = mergedAdvice(COMPANY, null);
    const adviceTranslations = { fr: { visa: 'Demandez-nous.', packing: 'Un chapeau.' } };
    expect(localizedAdvice(english, adviceTranslations, 'en')).toEqual({ advice: english, untranslated: [] });
    const read = localizedAdvice(english, adviceTranslations, 'fr');
    expect(read.advice).toEqual({ ...english, ...adviceTranslations.fr });
    expect(new Set(read.untranslated)).toEqual(new Set(['season', 'faq']));
    expect(localizedAdvice(english, adviceTranslations, 'sw').untranslated).toHaveLength(3);
    expect(hasEnglishAdvice(read.untranslated, { season: 'June here.', faq: FAQ })).toBe(false);
    expect(hasEnglishAdvice(read.untranslated, { season: 'June here.' })).toBe(true);
  });

  it('is changed in one language without changing the others', () => {
    const before = { fr: { visa: 'Demandez-nous.' }, sw: { visa: 'Tuulize.' } };
    expect(changedAdviceTranslations(before, { fr: { visa: null, season: 'Juin.' } })).toEqual({
      ...before,
      fr: { season: 'Juin.' },
    });
    expect(changedAdviceTranslations(before, { fr: null, sw: { visa: '' } })).toBeNull();
    expect(refusalsOf(adviceInSchema.safeParse({ fr: { visa: 7 } }).error!)).toMatchObject([
      { message: 'Visa must be text' },
    ]);
  });

  it('is read in parts: an unreadable or too long part hides no other', () => {
    const long = Array.from({ length: 20 }, () => ({ question: 'Why?', answer: 'é'.repeat(2_000) }));
    expect(adviceOf({ faq: long, visa: 'Ask us.' })).toMatchObject({ faq: long, visa: 'Ask us.' });
    expect(adviceOf({ faq: 'Why?', season: 7, visa: 'Ask us.' })).toMatchObject({ visa: 'Ask us.' });
    expect(keptAdvice(adviceOf('often'))).toBeNull();
    const fr = { visa: 'Demandez-nous.' };
    expect(adviceInOf({ fr, sw: { faq: long }, rw: 'kenshi', ar: { visa: 7 } })).toMatchObject({
      fr,
      sw: { faq: long },
    });
    for (const kept of [null, undefined, 7, 'fr', []]) expect(adviceInOf(kept)).toEqual({});
  });

  it('fits into one column in all its languages', () => {
    const faq = Array.from({ length: 10 }, () => ({ question: 'Why?', answer: 'é'.repeat(1_700) }));
    expect(adviceInSchema.safeParse({ fr: { faq } }).success).toBe(true);
    expect(refusalsOf(adviceInSchema.safeParse({ fr: { faq }, sw: { faq } }).error!)).toMatchObject([
      { message: 'Travel advice in other languages is too long: at most 60000 bytes in all' },
    ]);
  });

  it('is plain text of several lines', () => {
    expect(adviceSchema.parse({ packing: '  A hat\r\nA jacket\n' })).toEqual({ packing: 'A hat\nA jacket' });
  });

  it.each([
    ['often', 'Travel advice must be an object'],
    [{ visa: 7 }, 'Visa must be text'],
    [{ visa: 'a\u0000b' }, 'Visa must be plain text'],
    [{ season: 'x'.repeat(3_001) }, 'Best season can have at most 3000 characters'],
    [{ faq: 'Is it cold?' }, 'Questions must be a list of questions with their answers'],
    [{ faq: ['Is it cold?'] }, 'Questions must be a list of questions with their answers'],
    [
      { faq: [{ question: 'Is it\ncold?', answer: 'Yes' }] },
      'Questions: question must be a single line of plain text without hidden characters',
    ],
    [{ faq: [{ question: 'Is it cold?', answer: ' ' }] }, 'Questions: answer is required'],
    [{ faq: Array.from({ length: 21 }, () => FAQ[0]) }, 'There can be at most 20 questions'],
    [
      { faq: Array.from({ length: 20 }, () => ({ question: 'Why?', answer: 'é'.repeat(2_000) })) },
      'Travel advice is too long: at most 40000 bytes',
    ],
  ])('refuses %j', (advice, sentence) => {
    const { error } = adviceSchema.safeParse(advice);
    expect(error && refusalsOf(error).map(({ message }) => message)).toEqual([sentence]);
  });
});
