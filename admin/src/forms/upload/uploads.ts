import type { FocalPoint } from '@imisozi/core/tour-gallery';

/** A file of a form: one that the record already has, or one that was chosen just now. */
export interface Upload {
  /** Unique within the form. */
  readonly id: string;
  readonly name: string;
  /** The URL at the media service; null until the upload has finished. */
  readonly url: string | null;
  /** Whether the upload has failed, as opposed to being in progress or cancelled. */
  readonly failed: boolean;
  /** In a gallery: the alternative text, and the focal point that stays visible when the picture is cropped. */
  readonly alt?: string;
  readonly focus?: FocalPoint;
}

/** The files that a record already has. */
export const uploadsOf = (urls: readonly string[]): Upload[] =>
  urls
    .filter(Boolean)
    .map((url, place) => ({ id: `${place}:${url}`, name: url.split('/').pop() ?? url, url, failed: false }));

/** The URLs to save, in their order. */
export const urlsOf = (uploads: readonly Upload[]): string[] =>
  uploads.flatMap(({ url }) => (url === null ? [] : [url]));

interface UploadSentences {
  /** No file was chosen. */
  readonly missing: string;
  /** A file was chosen, but its upload has not finished. */
  readonly waiting: string;
  /** An upload failed; the default is the message for an unfinished upload. */
  readonly failed?: string;
}

/** Validates that files are chosen and their uploads have finished, with the sentences of rules/dashboard 4. */
export const uploaded =
  ({ missing, waiting, failed = waiting }: UploadSentences) =>
  (uploads: readonly Upload[] | undefined): string | undefined => {
    if (!uploads?.length) return missing;
    if (uploads.some((upload) => upload.failed)) return failed;
    return uploads.some(({ url }) => url === null) ? waiting : undefined;
  };
