import type { Company } from '../company.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../languages.ts';
import type { Fields, EditableTexts } from './fields.ts';
import { readEditableTexts, type ReadEditableTexts } from './editable-schema.ts';

/** Editable texts of the website: their fields, and the product's defaults. */
interface DocumentFacts<Of extends Fields> {
  readonly title: string;
  /** The page that shows them, for previews; texts of a mail are previewed as the mail. */
  readonly path?: string;
  /** A selector for their position on that page, if not at its top. */
  readonly place?: string;
  readonly fields: Of;
  /** In English, and in each language that they are translated into. */
  readonly defaults: Readonly<
    Partial<Record<LanguageCode, EditableTexts<Of>>> & Record<typeof DEFAULT_LANGUAGE, EditableTexts<Of>>
  >;
  /** English defaults that depend on the company: facts from the server's settings. */
  readonly ofCompany?: (company: Company) => EditableTexts<Of>;
  /** Rules across several fields: returns a sentence for each broken rule. */
  readonly check?: (words: EditableTexts<Of>) => readonly string[];
}

export interface EditableDocument<Of extends Fields = Fields> extends Omit<DocumentFacts<Of>, 'check' | 'ofCompany'> {
  /** Validates texts of this document. */
  readonly read: (value: unknown) => ReadEditableTexts<Of>;
  /** The defaults in a language, or the English ones. */
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
