import type { RaRecord } from 'react-admin';
import type { LanguageCode } from '@imisozi/core/languages';
import { api } from './http';
import type { Translation, TranslationProgress, TranslationText } from './types';

/** The kinds of content that can be translated, by their API names. */
export type TranslatedKind = 'tours' | 'destinations' | 'lodges' | 'events' | 'publications';

/** A record and the language of its translation. */
export interface TranslationKey {
  readonly kind: TranslatedKind;
  readonly id: string;
  readonly language: LanguageCode;
}

/** Calls about translations of records. */
export const translations = {
  /** The translation progress of a record in each language. */
  translationProgress: async (kind: TranslatedKind, id: string): Promise<TranslationProgress[]> =>
    (await api.GET('/api/admin/translations/{kind}/{id}', { params: { path: { kind, id } } })).data!.languages,

  /** The translation progress of several records in each language, by id. */
  translationProgressOf: async (
    kind: TranslatedKind,
    ids: readonly string[],
  ): Promise<ReadonlyMap<RaRecord['id'], TranslationProgress[]>> => {
    const at = { params: { path: { kind }, query: { ids: ids.join(',') } } };
    const { records } = (await api.GET('/api/admin/translations/{kind}', at)).data!;
    return new Map(records.map(({ id, languages }) => [id, languages]));
  },

  translation: async (path: TranslationKey): Promise<Translation> =>
    (await api.GET('/api/admin/translations/{kind}/{id}/{language}', { params: { path: { ...path } } })).data!,

  /** Saves a whole translation that is based on a version. */
  saveTranslation: async (
    path: TranslationKey,
    version: number,
    texts: readonly Pick<TranslationText, 'key' | 'text' | 'sourceRevision'>[],
  ): Promise<Translation & { readonly message: string }> =>
    (
      await api.PUT('/api/admin/translations/{kind}/{id}/{language}', {
        params: { path: { ...path } },
        body: { version, texts: [...texts] },
      })
    ).data!,
};
