import { z } from 'zod';
import { isMediaUrl } from '../media-url.ts';
import { isOneLine, withoutOverrides } from '../one-line.ts';
import { isWebUrl } from '../web-url.ts';
import type {
  ChoiceField,
  Field,
  Fields,
  ListField,
  PictureField,
  Placeholders,
  TextField,
  EditableTexts,
} from './fields.ts';

/** The maximum size of a stored version. */
const MAX_BYTES = 60_000;

/** Without line feeds, which separate paragraphs. */
const CONTROLS = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}]/u;

/** Everything between braces, and single braces. */
const BRACES = /\{[^{}]*\}|[{}]/g;

/** The first unknown placeholder of a text. */
function strayPlaceholder(text: string, placeholders: Placeholders): string | undefined {
  return text.match(BRACES)?.find((found) => !Object.hasOwn(placeholders, found.slice(1, -1)));
}

const known = (placeholders: Placeholders) => Object.keys(placeholders).map((name) => `{${name}}`);

function textSchema({ most, lines, webUrl, placeholders, optional = false }: TextField) {
  const isAllowed = lines ? (text: string) => text.isWellFormed() && !CONTROLS.test(text) : isOneLine;
  return z
    .string({ error: 'must be text' })
    .transform((text) => (lines ? withoutOverrides(text) : text).replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .min(optional ? 0 : 1, { error: 'is required' })
        .max(most, { error: `can have at most ${most} characters` })
        .refine(isAllowed, {
          error: lines ? 'must be plain text' : 'must be a single line of plain text without hidden characters',
        })
        .refine((text) => !webUrl || text === '' || isWebUrl(text), {
          error: 'must be a web address that starts with https:// or http://',
        })
        .superRefine((text, context) => {
          if (!placeholders) return;
          const stray = strayPlaceholder(text, placeholders);
          if (stray === undefined) return;
          const message = `has ${stray}, which stands for nothing here. You can insert: ${known(placeholders).join(', ')}.`;
          context.addIssue({ code: 'custom', message });
        }),
    );
}

/** A version that was stored before the document had the field has its first option. */
const choiceSchema = ({ options }: ChoiceField) =>
  z
    .enum(Object.keys(options) as [string, ...string[]], {
      error: `must be one of: ${Object.values(options).join(', ')}`,
    })
    .default(Object.keys(options)[0]!);

/** The URL of an upload is stored as in records; the code that publishes texts removes the host. */
const pictureSchema = ({ drawings, optional = false }: PictureField) =>
  z
    .string({ error: 'must be a picture' })
    .trim()
    .refine((address) => address !== '' || optional, { error: 'is required' })
    .refine((address) => address === '' || Object.hasOwn(drawings, address) || isMediaUrl(address), {
      error: 'must be the address of an uploaded picture',
    });

function listSchema({ least, most, fields }: ListField) {
  const rows = z
    .array(objectSchema(fields), { error: 'must be a list' })
    .min(least, { error: `must have at least ${least}` })
    .max(most, { error: `can have at most ${most}` });
  // As above: a list that may be empty was empty before the document had it.
  return least === 0 ? rows.default([]) : rows;
}

function fieldSchema(field: Field): z.ZodType {
  if (field.kind === 'text') return textSchema(field);
  if (field.kind === 'picture') return pictureSchema(field);
  return field.kind === 'choice' ? choiceSchema(field) : listSchema(field);
}

const objectSchema = (fields: Fields): z.ZodType =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])), {
    error: 'must be an object',
  });

/** The position of a field in the form: `Group 1, Question 3: Answer`. */
function nameOf(fields: Fields, path: readonly PropertyKey[]): string {
  const rows: string[] = [];
  let within = fields;
  let label = '';
  for (const [index, step] of path.entries()) {
    if (typeof step === 'number') continue;
    const field = within[String(step)];
    if (!field) break;
    label = field.label;
    if (field.kind !== 'list') break;
    within = field.fields;
    const row = path[index + 1];
    if (typeof row !== 'number') break;
    rows.push(`${field.row} ${row + 1}`);
    label = '';
  }
  return [rows.join(', '), label].filter(Boolean).join(': ') || 'The content';
}

/** Valid texts, or one sentence for each rule that they break. */
export type ReadEditableTexts<Of extends Fields> =
  | { readonly words: EditableTexts<Of>; readonly problems?: undefined }
  | { readonly words?: undefined; readonly problems: readonly string[] };

/** Validates texts from staff, or stored ones, by the fields of their document. */
export function readEditableTexts<Of extends Fields>(
  fields: Of,
  value: unknown,
  check?: (words: EditableTexts<Of>) => readonly string[],
): ReadEditableTexts<Of> {
  const { data, error } = objectSchema(fields).safeParse(value);
  if (error) {
    return { problems: [...new Set(error.issues.map(({ path, message }) => `${nameOf(fields, path)} ${message}`))] };
  }
  const words = data as EditableTexts<Of>;
  if (new TextEncoder().encode(JSON.stringify(words)).length > MAX_BYTES) {
    return { problems: ['All these texts together are too long. Please shorten some of them.'] };
  }
  const problems = check?.(words) ?? [];
  return problems.length > 0 ? { problems } : { words };
}
