import type { Company } from '../company.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../languages.ts';
import type { Fields, EditableTexts } from './fields.ts';
import { readEditableTexts, type ReadEditableTexts } from './editable-schema.ts';

/** Words of the website that belong to the company: what they are made of, and what ships with the product. */
interface DocumentFacts<Of extends Fields> {
  readonly title: string;
  /** The page that shows them, for previews; words of a mail are previewed as the mail. */
  readonly path?: string;
  /** Where they stand on that page, unless at its top: a selector. */
  readonly place?: string;
  readonly fields: Of;
  /** In English, and in each language that somebody has written them in. */
  readonly defaults: Readonly<
    Partial<Record<LanguageCode, EditableTexts<Of>>> & Record<typeof DEFAULT_LANGUAGE, EditableTexts<Of>>
  >;
  /** What ships in English where that is the company's own: facts that its server is set up with. */
  readonly ofCompany?: (company: Company) => EditableTexts<Of>;
  /** What fields by themselves do not tell: a sentence for each rule that is broken. */
  readonly check?: (words: EditableTexts<Of>) => readonly string[];
}

export interface EditableDocument<Of extends Fields = Fields> extends Omit<DocumentFacts<Of>, 'check' | 'ofCompany'> {
  /** Reads words of this document. */
  readonly read: (value: unknown) => ReadEditableTexts<Of>;
  /** What ships with the product in a language, else in English. */
  readonly defaultIn: (language: LanguageCode, company: Company) => EditableTexts<Of>;
}

/** Defines a document. */
export function editableDocument<const Of extends Fields>({
  check,
  ofCompany,
  ...facts
}: DocumentFacts<Of>): EditableDocument<Of> {
  const english = (company: Company) => ofCompany?.(company) ?? facts.defaults[DEFAULT_LANGUAGE];
  return {
    ...facts,
    read: (value) => readEditableTexts(facts.fields, value, check),
    defaultIn: (language, company) =>
      (language === DEFAULT_LANGUAGE ? undefined : facts.defaults[language]) ?? english(company),
  };
}
