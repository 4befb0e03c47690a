import type { LanguageCode } from '@imisozi/core/languages';
import type { DocumentName } from '@imisozi/core/words/documents';
import { api } from './http';
import type { PreviewedWords, WordsDocument, WordsRow, WordsVersion } from './types';

/** Words in one language. */
export interface WordsKey {
  readonly document: DocumentName;
  readonly language: LanguageCode;
}

const at = ({ document, language }: WordsKey) => ({ params: { path: { document }, query: { language } } });

/** The calls about the words of the website. */
export const words = {
  wordsDocuments: async (): Promise<WordsRow[]> => (await api.GET('/api/admin/content')).data!,

  wordsDocument: async (asked: WordsKey): Promise<WordsDocument> =>
    (await api.GET('/api/admin/content/{document}', at(asked))).data!,

  wordsVersions: async (asked: WordsKey): Promise<WordsVersion[]> =>
    (await api.GET('/api/admin/content/{document}/versions', at(asked))).data!.versions,

  /** The words of one version; null: none of its own, visitors read the English. */
  wordsOfVersion: async (
    { document, language }: WordsKey,
    version: number,
  ): Promise<Record<string, unknown> | null> => {
    const params = { path: { document, version }, query: { language } };
    return (await api.GET('/api/admin/content/{document}/versions/{version}', { params })).data!.value;
  },

  /** The page, or the mail, with words that are not published. */
  previewWords: async (asked: WordsKey, value: Record<string, unknown>): Promise<PreviewedWords> =>
    (await api.POST('/api/admin/content/{document}/preview', { ...at(asked), body: { value } })).data!,

  /** Publishes words that were written over a version. */
  publishWords: async (
    asked: WordsKey,
    version: number,
    value: Record<string, unknown>,
  ): Promise<WordsDocument & { readonly message: string }> =>
    (await api.PUT('/api/admin/content/{document}', { ...at(asked), body: { version, value } })).data!,

  /** Publishes an earlier version again. */
  restoreWords: async (
    { document, language }: WordsKey,
    seen: number,
    version: number,
  ): Promise<WordsDocument & { readonly message: string }> => {
    const params = { path: { document, version }, query: { language } };
    const body = { version: seen };
    const { data } = await api.POST('/api/admin/content/{document}/versions/{version}/restore', { params, body });
    return data!;
  },
};
