import type { Fields, Placeholders, EditableTexts } from './fields.ts';
import { fillIn } from './mails/mail-document.ts';

/** Texts with values in place of their placeholders; texts without placeholders are unchanged. */
export const filled = <Of extends Fields>(
  fields: Of,
  words: EditableTexts<Of>,
  values: Placeholders,
): EditableTexts<Of> =>
  Object.fromEntries(
    Object.entries(words).map(([name, value]: [string, unknown]) => {
      const field = fields[name];
      if (field?.kind === 'list')
        return [name, (value as readonly EditableTexts[]).map((row) => filled(field.fields, row, values))];
      return [name, field?.kind === 'text' && field.placeholders ? fillIn(value as string, values) : value];
    }),
  ) as EditableTexts<Of>;
