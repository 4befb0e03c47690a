import { DEFAULT_TERMS } from '../pricing/terms.ts';
import { DEFAULT_PERIODS } from '../privacy/periods.ts';
import * as english from '../texts/en/terms.ts';
import * as french from '../texts/fr/terms.ts';
import { parseTexts } from '../texts/parse-message.ts';
import { readIn } from '../texts/read-in.ts';
import { valuesOfTerms, withTerms } from './company-terms.ts';
import { documentNamed } from './documents.ts';
import { line, list, paragraphs } from './fields.ts';
import { filled } from './filled.ts';
import { placeholdersIn, takesPlaceholders } from './placeholders-in.ts';

const FIELDS = {
  title: line('Title', 100),
  sections: list('Sections', 'Section', [0, 5], {
    title: line('Title', 100),
    text: withTerms(paragraphs('Text', 500)),
  }),
};

const TEXTS = {
  en: readIn<typeof english>('en', parseTexts({ ...english })).termsWritten,
  fr: readIn<typeof english>('fr', parseTexts({ ...french })).termsWritten,
};

describe('Placeholders of texts (rules/content 9, rules/money 1)', () => {
  it('are found in every text of a document', () => {
    expect(Object.keys(placeholdersIn(FIELDS))).toEqual([
      'payment',
      'deposit',
      'balance',
      'hold',
      'cancellation',
      'permits',
      'registration',
      'groups',
      'erasing',
    ]);
    expect(placeholdersIn({ title: FIELDS.title })).toEqual({});
    expect(Object.keys(placeholdersIn(documentNamed('mail-order-link').fields))).toContain('order');
  });

  it.each([
    ['sections.0.text', true],
    ['sections.12.text', true],
    ['sections.0.title', false],
    ['sections', false],
    ['title', false],
    ['nothing', false],
  ])('are allowed only in texts that take them: %s', (path, takes) => {
    expect(takesPlaceholders(FIELDS, path)).toBe(takes);
  });

  it('are filled with the terms of the company, in the language of the text', () => {
    const words = {
      title: '{hold}',
      sections: [{ title: '{hold}', text: '{deposit}, {balance}, {hold}. {cancellation}' }],
    };
    const terms = { ...DEFAULT_TERMS, depositPercent: 30, holdHours: 1 };
    const inLanguage = (language: 'en' | 'fr') =>
      filled(FIELDS, words, valuesOfTerms(TEXTS[language], { terms, largestParty: 12, periods: DEFAULT_PERIODS }));
    expect(inLanguage('en')).toEqual({
      title: '{hold}',
      sections: [
        {
          title: '{hold}',
          text: '30%, 30 days, 1 hour. 25% of the price from 5 days before travel; 100% of the price from 2 days before travel',
        },
      ],
    });
    expect(inLanguage('fr').sections[0]!.text).toMatch(
      /^30\u00A0%, 30 jours, 1 heure\. 25\u00A0% du prix à partir de 5 jours/,
    );
  });

  it.each([
    [[], '0% of the price'],
    [[{ daysBefore: 0, chargePercent: 50 }], '50% of the price on the day itself'],
    [[{ daysBefore: 1, chargePercent: 10 }], '10% of the price from 1 day before travel'],
  ])('describe every list of charges: %j', (cancellation, sentence) => {
    const rules = { terms: { ...DEFAULT_TERMS, cancellation }, largestParty: 5, periods: DEFAULT_PERIODS };
    expect(valuesOfTerms(TEXTS.en, rules).cancellation).toBe(sentence);
  });
});
