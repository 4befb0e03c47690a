import type { KnownPicture } from '@imisozi/api/modules/media/copies/picture-metadata-cache.types';
import { copyWidths, PICTURE_WIDTHS } from '@imisozi/core/picture-widths';

/** The URL of an upload in local storage; illustrations and pictures from elsewhere have one width only. */
const UPLOAD = /^(?<stem>.*\/media\/(?<publicId>[\w-]+\/[0-9a-f]{32}))\.(?:jpg|png|webp|avif)$/;
/** The URL of an upload at the cloud service, which resizes by URL parameters and picks a format for the browser. */
const CLOUD = /^(?<start>https:\/\/res\.cloudinary\.com\/[\w-]+\/image\/upload\/)(?<rest>.+)$/;

/** The `sizes` attribute of a picture, by its place on the page. */
export const SIZES = {
  /** The whole width of the window. */
  window: '100vw',
  /** A card in a grid. */
  card: '(min-width: 64rem) 26rem, (min-width: 40rem) 48vw, 94vw',
  /** The whole width of the content. */
  page: '(min-width: 82rem) 78rem, 96vw',
  /** A picture beside the text. */
  half: '(min-width: 62rem) 46rem, 96vw',
  /** The gallery of a tour. */
  gallery: '(min-width: 40rem) 12rem, 47vw',
  /** A link in a list. */
  thumb: '6rem',
  /** A portrait. */
  face: '8rem',
} as const;

/** For records without a picture (rules/site 7). */
export const DEFAULT_IMAGE = '/illustrations/hero-hills.svg';

/** Attributes of an `img`; the tint is shown until the picture has loaded. */
interface Source {
  readonly src: string;
  readonly srcset?: string;
  readonly sizes?: string;
  readonly 'data-tint'?: string;
}

/** Known facts about uploaded pictures, for one page. */
export interface Pictures {
  get(publicId: string): KnownPicture | undefined;
  /** True once for each page: the style sheet of uploads must be linked now. */
  needStyles(): boolean;
}

/** The cloud service makes each width when it is first requested. */
const CLOUD_WIDTHS = copyWidths(2_560);

/** `src`, and `srcset` if the picture exists in several widths. */
export function pictureSource(url: string, sizes: string, pictures: Pictures): Source {
  const upload = uploadOf(url);
  if (upload) {
    const { copies, tint } = pictures.get(upload.publicId) ?? {};
    const srcset = srcsetOf(copies ?? PICTURE_WIDTHS, (width) => `${upload.stem}-${width}.webp`);
    return { src: url, srcset, sizes, ...(tint && { 'data-tint': tint }) };
  }
  const { start, rest } = CLOUD.exec(url)?.groups ?? {};
  if (!start || !rest) return { src: url || DEFAULT_IMAGE };
  // c_limit: never wider than the original.
  const inCloud = (width: number) => `${start}f_auto,q_auto,c_limit,w_${width}/${rest}`;
  return { src: url, srcset: srcsetOf(CLOUD_WIDTHS, inCloud), sizes };
}

/** The `srcset` of the AVIF copies; undefined if there are none. */
export function avifSource(url: string, pictures: Pictures): string | undefined {
  const upload = uploadOf(url);
  const copies = upload && pictures.get(upload.publicId)?.copies;
  return copies ? srcsetOf(copies, (width) => `${upload.stem}-${width}.avif`) : undefined;
}

/** A tiny preview as a data URL; undefined if there is none. */
export function previewOf(url: string, pictures: Pictures): string | undefined {
  const upload = uploadOf(url);
  const preview = upload && pictures.get(upload.publicId)?.preview;
  return preview ? `data:image/webp;base64,${preview}` : undefined;
}

/** Whether the URL is that of an upload in local storage. */
export const isUpload = (url: string): boolean => uploadOf(url) !== undefined;

const srcsetOf = (widths: readonly number[], at: (width: number) => string): string =>
  widths.map((width) => `${at(width)} ${width}w`).join(', ');

function uploadOf(url: string): { readonly stem: string; readonly publicId: string } | undefined {
  const { stem, publicId } = UPLOAD.exec(url)?.groups ?? {};
  return stem && publicId ? { stem, publicId } : undefined;
}
