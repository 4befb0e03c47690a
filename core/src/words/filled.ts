import type { Fields, Placeholders, Words } from './fields.ts';
import { fillIn } from './mails/mail-document.ts';

/** Words with values in place of the placeholders of their texts; texts that have none stay as they are. */
export const filled = <Of extends Fields>(fields: Of, words: Words<Of>, values: Placeholders): Words<Of> =>
  Object.fromEntries(
    Object.entries(words).map(([name, value]: [string, unknown]) => {
      const field = fields[name];
      if (field?.kind === 'list')
        return [name, (value as readonly Words[]).map((row) => filled(field.fields, row, values))];
      return [name, field?.kind === 'text' && field.placeholders ? fillIn(value as string, values) : value];
    }),
  ) as Words<Of>;
