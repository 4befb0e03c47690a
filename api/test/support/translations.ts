import type { ApiClient } from './api-client.js';

/** A text of a record with its English source, as the editor shows it. */
export interface OpenText {
  readonly key: string;
  readonly source: string;
  readonly text: string;
  readonly sourceRevision: string;
  readonly revision: string;
}

/** Translates records like staff. @param token of a caller who may translate */
export function translating(api: ApiClient, token: string) {
  const open = async (path: string) => (await api.get(`/admin/translations/${path}`, { token })).body;
  /** Saves texts by key, as translations of the current English ones. */
  const translate = async (path: string, texts: Readonly<Record<string, string>>, version?: number) => {
    const now = await open(path);
    const revisions = new Map((now.texts as OpenText[]).map(({ key, revision }) => [key, revision]));
    const sent = Object.entries(texts).map(([key, text]) => ({ key, text, sourceRevision: revisions.get(key) ?? '' }));
    const body = { version: version ?? now.version, texts: sent };
    return api.put(`/admin/translations/${path}`, body, { token });
  };
  return { open, translate };
}
