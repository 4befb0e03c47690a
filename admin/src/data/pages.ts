import simpleRestProvider from 'ra-data-simple-rest';
import type { fetchUtils, GetListParams, RaRecord } from 'react-admin';
import { httpClient } from './http';

/** From this offset, pages are requested relative to a row, since for an offset the database reads all rows before it. */
const DEEP = 1_000;

/** The ids of the first and last row of a page; undefined if it is empty or could not be read. */
type Ends = { readonly first: RaRecord['id']; readonly last: RaRecord['id'] } | undefined;

/** The pages requested of a list with one sort order and filter, as promises because some are still loading. */
interface Asked {
  readonly list: string;
  readonly pages: Map<number, Promise<Ends>>;
}

const seen = new Map<string, Asked>();

/** The `meta` of a list whose total is only a lower bound. */
export interface ListMeta {
  /** The number of counted rows; there may be more. */
  readonly totalAtLeast?: number;
}

/** Reads a page of a list of the API. */
export async function readPage<RecordType extends RaRecord>(surface: string, resource: string, params: GetListParams) {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
  const { pages } = askedOf(resource, JSON.stringify([params.filter, params.sort, perPage]));
  const isDeep = (page - 1) * perPage >= DEEP;
  // Waits only for pages that were requested earlier, so that two pages never wait for each other.
  const neighbours = [pages.get(page - 1), pages.get(page + 1)];
  const reading = read<RecordType>(surface, resource, params, isDeep ? neighbours : []);
  pages.set(
    page,
    reading.then(
      ({ data }) => endsOf(data),
      () => undefined,
    ),
  );
  return reading;
}

async function read<RecordType extends RaRecord>(
  surface: string,
  resource: string,
  params: GetListParams,
  [before, after]: readonly (Promise<Ends> | undefined)[],
) {
  const beside = besideRow(await before, await after);
  let totalAtLeast: number | undefined;
  const client = async (url: string, options?: fetchUtils.Options) => {
    const answer = await httpClient(url + beside, options);
    totalAtLeast = Number(answer.headers.get('x-total-at-least')) || undefined;
    return answer;
  };
  const found = await simpleRestProvider(surface, client).getList<RecordType>(resource, params);
  return { ...found, ...(totalAtLeast && { meta: { totalAtLeast } satisfies ListMeta }) };
}

function askedOf(resource: string, list: string): Asked {
  const known = seen.get(resource);
  if (known?.list === list) return known;
  const asked = { list, pages: new Map() };
  seen.set(resource, asked);
  return asked;
}

function endsOf(rows: readonly RaRecord[]): Ends {
  return rows.length > 0 ? { first: rows[0]!.id, last: rows.at(-1)!.id } : undefined;
}

function besideRow(before: Ends, after: Ends): string {
  if (before) return `&after=${encodeURIComponent(before.last)}`;
  return after ? `&before=${encodeURIComponent(after.first)}` : '';
}
