import { pipeline, Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { catStamp } from '@imisozi/core/kigali-time';

/** A field of a row, or of an object in it: `client.names`. */
type Path<Row> = (keyof Row & string) | `${keyof Row & string}.${string}`;

/** How a list is exported as CSV. */
export interface CsvSheet {
  readonly resource: string;
  readonly columns: readonly { readonly key: string; readonly header: string }[];
}

/** Lists of addresses of people: whoever takes such a file along is asked for the password (rules/accounts 13). */
export const OF_PEOPLE: ReadonlySet<string> = new Set(['clients', 'orders', 'participants', 'subscribers', 'users']);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/**
 * The columns of a list's CSV file, in order.
 * @param times the columns that are times: shown in Central Africa Time, and labelled so (rules/api 8)
 */
export function csvSheet<Row>(
  resource: string,
  paths: readonly Path<Row>[],
  times: readonly Path<Row>[] = [],
): CsvSheet {
  const columns = [...paths, ...times].map((key) => ({ key, header: times.includes(key) ? `${key} (CAT)` : key }));
  return { resource, columns };
}

/**
 * A CSV file, streamed while its rows are read. Every text is quoted, so that a line break in it does not start a new
 * row; text that a spreadsheet would read as a formula is prefixed with an apostrophe; the byte-order mark marks UTF-8.
 */
export function csvFile<Row>(sheet: CsvSheet, batches: AsyncGenerator<Row[]>): StreamableFile {
  const lines = stringify({
    header: true,
    columns: [...sheet.columns],
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_string: true,
    cast: {
      string: (text) => (INSTANT.test(text) ? catStamp(new Date(text)) : text),
      boolean: (flag) => String(flag),
    },
  });
  // Once the response has begun, a failure can only close the connection.
  pipeline(Readable.from(rowsOf(batches)), lines, () => undefined);
  const day = catStamp(new Date()).slice(0, 10);
  return new StreamableFile(lines, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${sheet.resource}-${day}.csv"`,
  });
}

async function* rowsOf<Row>(batches: AsyncGenerator<Row[]>): AsyncGenerator<Row> {
  for await (const batch of batches) yield* batch;
}
