import type { Field, Fields, Placeholders } from './fields.ts';

/** Every placeholder that some text of a document may hold. */
export const placeholdersIn = (fields: Fields): Placeholders =>
  Object.assign({}, ...Object.values(fields).map(placeholdersOf)) as Placeholders;

function placeholdersOf(field: Field): Placeholders {
  if (field.kind === 'list') return placeholdersIn(field.fields);
  return (field.kind === 'text' && field.placeholders) || {};
}

/** Whether a text may hold placeholders. @param path by which a form has it: `sections.0.text` */
export function takesPlaceholders(fields: Fields, path: string): boolean {
  const [name = '', , ...rest] = path.split('.');
  const field = fields[name];
  if (field?.kind === 'list') return takesPlaceholders(field.fields, rest.join('.'));
  return field?.kind === 'text' && field.placeholders !== undefined;
}
