import type { LanguageCode } from '@imisozi/core/languages';
import type { DocumentName } from '@imisozi/core/editable-texts/documents';
import { api } from './http';
import type { PreviewedTexts, EditableDocument, EditableTextsRow, TextVersionRow } from './types';

/** A document of editable texts in one language. */
export interface TextsKey {
  readonly document: DocumentName;
  readonly language: LanguageCode;
}

const at = ({ document, language }: TextsKey) => ({ params: { path: { document }, query: { language } } });

/** Calls about the editable texts of the website and of mails. */
export const editableTexts = {
  editableDocuments: async (): Promise<EditableTextsRow[]> => (await api.GET('/api/admin/content')).data!,

  editableDocument: async (asked: TextsKey): Promise<EditableDocument> =>
    (await api.GET('/api/admin/content/{document}', at(asked))).data!,

  textVersions: async (asked: TextsKey): Promise<TextVersionRow[]> =>
    (await api.GET('/api/admin/content/{document}/versions', at(asked))).data!.versions,

  /** The texts of one version; null if it has none, so that visitors read the English texts. */
  textsOfVersion: async (
    { document, language }: TextsKey,
    version: number,
  ): Promise<Record<string, unknown> | null> => {
    const params = { path: { document, version }, query: { language } };
    return (await api.GET('/api/admin/content/{document}/versions/{version}', { params })).data!.value;
  },

  /** The page or mail with unpublished texts. */
  previewTexts: async (asked: TextsKey, value: Record<string, unknown>): Promise<PreviewedTexts> =>
    (await api.POST('/api/admin/content/{document}/preview', { ...at(asked), body: { value } })).data!,

  /** Publishes texts that are based on a version. */
  publishTexts: async (
    asked: TextsKey,
    version: number,
    value: Record<string, unknown>,
  ): Promise<EditableDocument & { readonly message: string }> =>
    (await api.PUT('/api/admin/content/{document}', { ...at(asked), body: { version, value } })).data!,

  /** Publishes an earlier version again. */
  restoreTexts: async (
    { document, language }: TextsKey,
    seen: number,
    version: number,
  ): Promise<EditableDocument & { readonly message: string }> => {
    const params = { path: { document, version }, query: { language } };
    const body = { version: seen };
    const { data } = await api.POST('/api/admin/content/{document}/versions/{version}/restore', { params, body });
    return data!;
  },
};
