import type { LanguageCode } from '../../languages.ts';
import { line, paragraphs, type Placeholders, type TextField, type EditableTexts } from '../fields.ts';
import { editableDocument, type EditableDocument } from '../editable-document.ts';

/**
 * The editable texts around the facts of a mail: facts, amounts, buttons and links come from the product, and are
 * always right.
 */
type MailFields<Part extends string> = Readonly<Record<'subject' | 'preview' | 'heading' | Part, TextField>>;

interface MailFacts<Name extends string, Part extends string> {
  readonly title: string;
  readonly placeholders: Readonly<Record<Name, string>>;
  /** Its parts, by the name that the mail's code uses, with their labels. */
  readonly parts: Readonly<Record<Part, string>>;
  readonly defaults: Readonly<
    Partial<Record<LanguageCode, MailTexts<NoInfer<Part>>>> & Record<'en', MailTexts<NoInfer<Part>>>
  >;
}

export type MailTexts<Part extends string> = Readonly<Record<'subject' | 'preview' | 'heading' | Part, string>>;

/** The texts of a mail to visitors. */
export interface MailDocument<Name extends string = string, Part extends string = string> extends EditableDocument<
  MailFields<Part>
> {
  /** The placeholders with their meanings. */
  readonly placeholders: Readonly<Record<Name, string>>;
  readonly parts: readonly Part[];
}

/** Defines the texts of a mail. */
export function mailDocument<const Name extends string, const Part extends string>(
  mail: MailFacts<Name, Part>,
): MailDocument<Name, Part> {
  const { title, placeholders, parts, defaults } = mail;
  const withPlaceholders = (field: TextField): TextField => ({ ...field, placeholders });
  const fields = {
    subject: withPlaceholders(line('Subject', 150)),
    preview: withPlaceholders(line('Preview beside the subject', 200)),
    heading: withPlaceholders(line('Heading', 150)),
    ...Object.fromEntries(
      Object.entries<string>(parts).map(([name, label]) => [name, withPlaceholders(paragraphs(label, 2_000))]),
    ),
  } as MailFields<Part>;
  const document = editableDocument({
    title,
    fields,
    defaults: defaults as Record<'en', EditableTexts<MailFields<Part>>>,
  });
  return { ...document, placeholders, parts: Object.keys(parts) as Part[] };
}

const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * Replaces placeholders by values, which are inserted unchanged: placeholders in them are not replaced. Without a value
 * a placeholder becomes empty.
 */
export const fillIn = (text: string, values: Placeholders): string =>
  text
    .replace(PLACEHOLDER, (_, name: string) => (Object.hasOwn(values, name) ? values[name]! : ''))
    // An empty value in a sentence leaves two spaces.
    .replace(/ {2,}/g, ' ')
    .replace(/^ | $/gm, '');
