import type { Field, Fields } from '@imisozi/core/editable-texts/fields';
import { uploadsOf, urlsOf, type Upload } from '../forms/upload/uploads';

type Value = Readonly<Record<string, unknown>>;

/** The form values of a document's texts; a picture becomes a list of at most one upload. */
export const textsToForm = (fields: Fields, value: Value): Value =>
  mapped(fields, value, (url) => uploadsOf([String(url ?? '')]));

/** The texts of the form values, without pictures that are still being uploaded. */
export const formToTexts = (fields: Fields, form: Value): Value =>
  mapped(fields, form, (uploads) => urlsOf((uploads as readonly Upload[] | undefined) ?? [])[0] ?? '');

function mapped(fields: Fields, value: Value, picture: (held: unknown) => unknown): Value {
  const convert = (field: Field, held: unknown): unknown => {
    if (field.kind === 'picture') return picture(held);
    if (field.kind !== 'list' || !Array.isArray(held)) return held;
    return held.map((row: Value) => mapped(field.fields, row, picture));
  };
  return {
    ...value,
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, convert(field, value[name])])),
  };
}
