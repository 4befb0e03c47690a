import type { Field, Fields, Placeholders } from './fields.ts';

/** All placeholders of the texts of a document. */
export const placeholdersIn = (fields: Fields): Placeholders =>
  Object.assign({}, ...Object.values(fields).map(placeholdersOf)) as Placeholders;

function placeholdersOf(field: Field): Placeholders {
  if (field.kind === 'list') return placeholdersIn(field.fields);
  return (field.kind === 'text' && field.placeholders) || {};
}

/** Whether a text may contain placeholders. @param path its path in the form: `sections.0.text` */
export function takesPlaceholders(fields: Fields, path: string): boolean {
  const [name = '', , ...rest] = path.split('.');
  const field = fields[name];
  if (field?.kind === 'list') return takesPlaceholders(field.fields, rest.join('.'));
  return field?.kind === 'text' && field.placeholders !== undefined;
}
