import { api } from './http';
import type { FoundRecord } from './types';

/** The search of everything. */
export const search = {
  /** Best first. @param signal aborts it when another text is typed */
  findRecords: async (q: string, signal: AbortSignal): Promise<readonly FoundRecord[]> =>
    (await api.GET('/api/admin/search', { params: { query: { q } }, signal })).data!.results,
};
