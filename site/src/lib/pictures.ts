import type { KnownPicture } from '@imisozi/api/modules/media/copies/picture-metadata-cache.types';
import { copyWidths, PICTURE_WIDTHS } from '@imisozi/core/picture-widths';

/** An upload of the local media adapter; illustrations and pictures from elsewhere have one width only. */
const UPLOAD = /^(?<stem>.*\/media\/(?<publicId>[\w-]+\/[0-9a-f]{32}))\.(?:jpg|png|webp|avif)$/;
/** An upload at the cloud service, which resizes by parameters in the address and picks a format for the browser. */
const CLOUD = /^(?<start>https:\/\/res\.cloudinary\.com\/[\w-]+\/image\/upload\/)(?<rest>.+)$/;

/** `sizes` of a picture, by its place on the page. */
export const SIZES = {
  /** From one side of the window to the other. */
  window: '100vw',
  /** In a grid of cards. */
  card: '(min-width: 64rem) 26rem, (min-width: 40rem) 48vw, 94vw',
  /** Across the page. */
  page: '(min-width: 82rem) 78rem, 96vw',
  /** Beside the text. */
  half: '(min-width: 62rem) 46rem, 96vw',
  /** In the gallery of a tour. */
  gallery: '(min-width: 40rem) 12rem, 47vw',
  /** In a list of links. */
  thumb: '6rem',
  /** A person's. */
  face: '8rem',
} as const;

/** Shown where a record has no picture (rules/site 7). */
export const DEFAULT_IMAGE = '/illustrations/hero-hills.svg';

/** Where a picture comes from, and what stands in its place until it is there. */
interface Source {
  readonly src: string;
  readonly srcset?: string;
  readonly sizes?: string;
  readonly 'data-tint'?: string;
}

/** What a page knows of uploaded pictures. */
export interface Pictures {
  get(publicId: string): KnownPicture | undefined;
  /** Whether their style sheet is still to be linked on this page; true once. */
  needStyles(): boolean;
}

/** The cloud service makes each when it is first asked for. */
const CLOUD_WIDTHS = copyWidths(2_560);

/** The `src`, and `srcset` where the picture exists in several widths. */
export function pictureSource(address: string, sizes: string, pictures: Pictures): Source {
  const upload = uploadOf(address);
  if (upload) {
    const { copies, tint } = pictures.get(upload.publicId) ?? {};
    const srcset = srcsetOf(copies ?? PICTURE_WIDTHS, (width) => `${upload.stem}-${width}.webp`);
    return { src: address, srcset, sizes, ...(tint && { 'data-tint': tint }) };
  }
  const { start, rest } = CLOUD.exec(address)?.groups ?? {};
  if (!start || !rest) return { src: address || DEFAULT_IMAGE };
  // c_limit: never wider than the picture is.
  const inCloud = (width: number) => `${start}f_auto,q_auto,c_limit,w_${width}/${rest}`;
  return { src: address, srcset: srcsetOf(CLOUD_WIDTHS, inCloud), sizes };
}

/** The same picture as AVIF, for browsers that know it; undefined where there is no such copy. */
export function avifSource(address: string, pictures: Pictures): string | undefined {
  const upload = uploadOf(address);
  const copies = upload && pictures.get(upload.publicId)?.copies;
  return copies ? srcsetOf(copies, (width) => `${upload.stem}-${width}.avif`) : undefined;
}

/** The same picture in a few pixels, within the page; undefined where there is none. */
export function previewOf(address: string, pictures: Pictures): string | undefined {
  const upload = uploadOf(address);
  const preview = upload && pictures.get(upload.publicId)?.preview;
  return preview ? `data:image/webp;base64,${preview}` : undefined;
}

/** Whether a picture was uploaded to our own disk. */
export const isUpload = (address: string): boolean => uploadOf(address) !== undefined;

const srcsetOf = (widths: readonly number[], at: (width: number) => string): string =>
  widths.map((width) => `${at(width)} ${width}w`).join(', ');

function uploadOf(address: string): { readonly stem: string; readonly publicId: string } | undefined {
  const { stem, publicId } = UPLOAD.exec(address)?.groups ?? {};
  return stem && publicId ? { stem, publicId } : undefined;
}
