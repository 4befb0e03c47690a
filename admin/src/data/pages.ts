import simpleRestProvider from 'ra-data-simple-rest';
import type { fetchUtils, GetListParams, RaRecord } from 'react-admin';
import { httpClient } from './http';

/** From here on a page is asked for beside a row: the database would have to count all rows before it. */
const DEEP = 1_000;

/** The first and the last row of a page; undefined where it has none, or could not be read. */
type Ends = { readonly first: RaRecord['id']; readonly last: RaRecord['id'] } | undefined;

/** The pages asked for of one list, in one order and with one filter; one that is still being read is waited for. */
interface Asked {
  readonly list: string;
  readonly pages: Map<number, Promise<Ends>>;
}

const seen = new Map<string, Asked>();

/** What a list's `meta` says where its total is not all of it. */
export interface ListMeta {
  /** There are at least so many rows; more were not counted. */
  readonly totalAtLeast?: number;
}

/** Reads a page of a list of the API. */
export async function readPage<RecordType extends RaRecord>(surface: string, resource: string, params: GetListParams) {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
  const { pages } = askedOf(resource, JSON.stringify([params.filter, params.sort, perPage]));
  const isDeep = (page - 1) * perPage >= DEEP;
  // Only pages asked for earlier are waited for, so that two never wait for each other.
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
