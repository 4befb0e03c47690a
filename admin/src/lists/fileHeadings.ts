import { typedText } from '@imisozi/core/typed-text';
import { useTranslate } from 'react-admin';

/** The maximum length of the line of headings, in bytes. */
const MAX_LENGTH = 8_192;
const LINE_FEED = 10;
/** The suffix of the API for the names of times. */
const ZONE = ' (CAT)';
/** Without it, spreadsheets do not recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A CSV file with the dashboard's headings. The API's file has field names, because programs read it too.
 * @param headingOf returns the dashboard's label for a field of the API
 */
export async function withHeadings(file: Blob, headingOf: (field: string) => string): Promise<Blob> {
  const start = new Uint8Array(await file.slice(0, MAX_LENGTH).arrayBuffer());
  const end = start.indexOf(LINE_FEED);
  if (end === -1) return file;
  const line = typedText(new TextDecoder().decode(start.subarray(0, end)));
  // Field names are quoted like every text in the file, but contain no comma or quote.
  const fields = line.split(',').map((field) => field.replace(/^"(.*)"$/, '$1'));
  const headings = fields.map((field) => `"${headingOf(field).replaceAll('"', '""')}"`);
  return new Blob([BYTE_ORDER_MARK, headings.join(','), '\r', file.slice(end)], { type: file.type });
}

/** The rows of a file without its headings, to be appended to another file. */
export async function withoutHeadings(file: Blob): Promise<Blob> {
  const start = new Uint8Array(await file.slice(0, MAX_LENGTH).arrayBuffer());
  return file.slice(start.indexOf(LINE_FEED) + 1);
}

/** The dashboard's labels for the fields of a resource's files; a field without a label keeps its name. */
export function useHeadings(resource: string): (field: string) => string {
  const translate = useTranslate();
  return (field) => {
    const zone = field.endsWith(ZONE) ? ZONE : '';
    const name = field.slice(0, field.length - zone.length);
    const last = name.split('.').at(-1)!;
    const places = [
      `app.file.${name.replaceAll('.', '_')}`,
      `resources.${resource}.fields.${name}`,
      `resources.${resource}.fields.${last}`,
      `app.audit.fields.${last}`,
    ];
    const known = places.map((key) => translate(key, { _: '' })).find(Boolean);
    return (known ?? name) + zone;
  };
}
