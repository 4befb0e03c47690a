import type { FocalPoint } from '@imisozi/core/tour-gallery';

/** A file of a form: one that the record already has, or one that was chosen just now. */
export interface Upload {
  /** Tells the files of a form apart. */
  readonly id: string;
  readonly name: string;
  /** Where the media service keeps it; null until it is there. */
  readonly url: string | null;
  /** Whether the upload has failed, rather than being in progress or cancelled. */
  readonly failed: boolean;
  /** In a gallery: what the picture shows, and which part of it stays in view. */
  readonly alt?: string;
  readonly focus?: FocalPoint;
}

/** The files that a record already has. */
export const uploadsOf = (urls: readonly string[]): Upload[] =>
  urls
    .filter(Boolean)
    .map((url, place) => ({ id: `${place}:${url}`, name: url.split('/').pop() ?? url, url, failed: false }));

/** The addresses to save, in their order. */
export const urlsOf = (uploads: readonly Upload[]): string[] =>
  uploads.flatMap(({ url }) => (url === null ? [] : [url]));

interface UploadSentences {
  /** No file was chosen. */
  readonly missing: string;
  /** A file was chosen but is not at the media service. */
  readonly waiting: string;
  /** An upload failed; without this message, that of an unfinished one is shown. */
  readonly failed?: string;
}

/** Refuses a form whose files are missing or not yet at the media service, with the sentences of rules/dashboard 4. */
export const uploaded =
  ({ missing, waiting, failed = waiting }: UploadSentences) =>
  (uploads: readonly Upload[] | undefined): string | undefined => {
    if (!uploads?.length) return missing;
    if (uploads.some((upload) => upload.failed)) return failed;
    return uploads.some(({ url }) => url === null) ? waiting : undefined;
  };
