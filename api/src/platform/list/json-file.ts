import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

/**
 * A JSON list of any length, written while its rows are read.
 * @param key the response is an object with the list under this key; without it the bare list
 */
export function jsonFile<Row>(batches: AsyncIterable<Row[]>, view: (row: Row) => object, key?: string): StreamableFile {
  return new StreamableFile(Readable.from(jsonOf(batches, view, key)), { type: 'application/json; charset=utf-8' });
}

async function* jsonOf<Row>(
  batches: AsyncIterable<Row[]>,
  view: (row: Row) => object,
  key: string | undefined,
): AsyncGenerator<string> {
  // Nothing is sent before the first batch is read: a database that does not respond causes an error, not half a list.
  let before = key === undefined ? '[' : `{${JSON.stringify(key)}:[`;
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + batch.map((row) => JSON.stringify(view(row))).join(',');
    before = ',';
  }
  yield `${before === ',' ? '' : before}${key === undefined ? ']' : ']}'}`;
}
