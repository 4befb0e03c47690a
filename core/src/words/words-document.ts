import type { Company } from '../company.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../languages.ts';
import type { Fields, Words } from './fields.ts';
import { readWords, type ReadWords } from './words-schema.ts';

/** Words of the website that belong to the company: what they are made of, and what ships with the product. */
interface DocumentFacts<Of extends Fields> {
  readonly title: string;
  /** The page that shows them, for previews; words of a mail are previewed as the mail. */
  readonly path?: string;
  /** Where they stand on that page, unless at its top: a selector. */
  readonly place?: string;
  readonly fields: Of;
  /** In English, and in each language that somebody has written them in. */
  readonly defaults: Readonly<Partial<Record<LanguageCode, Words<Of>>> & Record<typeof DEFAULT_LANGUAGE, Words<Of>>>;
  /** What ships in English where that is the company's own: facts that its server is set up with. */
  readonly ofCompany?: (company: Company) => Words<Of>;
  /** What fields by themselves do not tell: a sentence for each rule that is broken. */
  readonly check?: (words: Words<Of>) => readonly string[];
}

export interface WordsDocument<Of extends Fields = Fields> extends Omit<DocumentFacts<Of>, 'check' | 'ofCompany'> {
  /** Reads words of this document. */
  readonly read: (value: unknown) => ReadWords<Of>;
  /** What ships with the product in a language, else in English. */
  readonly defaultIn: (language: LanguageCode, company: Company) => Words<Of>;
}

/** Defines a document. */
export function wordsDocument<const Of extends Fields>({
  check,
  ofCompany,
  ...facts
}: DocumentFacts<Of>): WordsDocument<Of> {
  const english = (company: Company) => ofCompany?.(company) ?? facts.defaults[DEFAULT_LANGUAGE];
  return {
    ...facts,
    read: (value) => readWords(facts.fields, value, check),
    defaultIn: (language, company) =>
      (language === DEFAULT_LANGUAGE ? undefined : facts.defaults[language]) ?? english(company),
  };
}
