import { typedText } from '@imisozi/core/typed-text';
import { useTranslate } from 'react-admin';

/** No line of headings is longer, in bytes. */
const MAX_LENGTH = 8_192;
const LINE_FEED = 10;
/** What the API adds to the name of a time. */
const ZONE = ' (CAT)';
/** Without it, spreadsheets take UTF-8 for something older. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A CSV file with the screen's headings. The API's own file has the names of the fields, because
 * programs read it too.
 * @param headingOf what the screen calls a field of the API
 */
export async function withHeadings(file: Blob, headingOf: (field: string) => string): Promise<Blob> {
  const start = new Uint8Array(await file.slice(0, MAX_LENGTH).arrayBuffer());
  const end = start.indexOf(LINE_FEED);
  if (end === -1) return file;
  const line = typedText(new TextDecoder().decode(start.subarray(0, end)));
  // Quoted like every text of the file, and none has a comma or a quote in it.
  const fields = line.split(',').map((field) => field.replace(/^"(.*)"$/, '$1'));
  const headings = fields.map((field) => `"${headingOf(field).replaceAll('"', '""')}"`);
  return new Blob([BYTE_ORDER_MARK, headings.join(','), '\r', file.slice(end)], { type: file.type });
}

/** The rows of a file alone, to stand below those of another. */
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
