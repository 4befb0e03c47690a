import simpleRestProvider from 'ra-data-simple-rest';
import type { fetchUtils, GetListParams, RaRecord } from 'react-admin';
import { httpClient } from './http';

/** From here on a page is asked for beside a row: the database would have to count all rows before it. */
const DEEP = 1_000;

/** The rows at both ends of the pages that were read of one list, in one order and with one filter. */
interface Ends {
  readonly list: string;
  readonly pages: Map<number, { readonly first: RaRecord['id']; readonly last: RaRecord['id'] }>;
}

const seen = new Map<string, Ends>();

/** What a list's `meta` says where its total is not all of it. */
export interface ListMeta {
  /** There are at least so many rows; nobody counted how many more. */
  readonly totalAtLeast?: number;
}

/** Reads a page of a list of the API. */
export async function readPage(surface: string, resource: string, params: GetListParams) {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
  const { pages } = endsOf(resource, JSON.stringify([params.filter, params.sort, perPage]));
  let totalAtLeast: number | undefined;
  const client = async (url: string, options?: fetchUtils.Options) => {
    const isDeep = (page - 1) * perPage >= DEEP;
    const answer = await httpClient(isDeep ? url + beside(pages, page) : url, options);
    totalAtLeast = Number(answer.headers.get('x-total-at-least')) || undefined;
    return answer;
  };
  const found = await simpleRestProvider(surface, client).getList(resource, params);
  const rows = found.data as RaRecord[];
  if (rows.length > 0) pages.set(page, { first: rows[0]!.id, last: rows.at(-1)!.id });
  return { ...found, ...(totalAtLeast && { meta: { totalAtLeast } satisfies ListMeta }) };
}

function endsOf(resource: string, list: string): Ends {
  const known = seen.get(resource);
  if (known?.list === list) return known;
  const ends = { list, pages: new Map() };
  seen.set(resource, ends);
  return ends;
}

function beside(pages: Ends['pages'], page: number): string {
  const [before, after] = [pages.get(page - 1), pages.get(page + 1)];
  if (before) return `&after=${encodeURIComponent(before.last)}`;
  return after ? `&before=${encodeURIComponent(after.first)}` : '';
}
