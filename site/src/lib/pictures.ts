import { PICTURE_WIDTHS } from '@imisozi/core/picture-widths';

/** An upload of the local media adapter; illustrations and pictures from elsewhere have one width only. */
const UPLOAD = /^(?<stem>.*\/media\/(?:[\w-]+\/)+[0-9a-f]{32})\.(?:jpg|png|webp|avif)$/;
/** An upload at the cloud service, which resizes by parameters in the address and picks a format for the browser. */
const CLOUD = /^(?<start>https:\/\/res\.cloudinary\.com\/[\w-]+\/image\/upload\/)(?<rest>.+)$/;

/** `sizes` of a picture, by its place on the page. */
export const SIZES = {
  /** In a grid of cards. */
  card: '(min-width: 64rem) 26rem, (min-width: 40rem) 48vw, 94vw',
  /** Across the page. */
  page: '(min-width: 82rem) 78rem, 96vw',
  /** Beside the text. */
  half: '(min-width: 62rem) 46rem, 96vw',
  /** In a list of links. */
  thumb: '6rem',
} as const;

/** Shown where a record has no picture (spec 2). */
export const DEFAULT_IMAGE = '/illustrations/hero-hills.svg';

interface Source {
  readonly src: string;
  readonly srcset?: string;
  readonly sizes?: string;
}

/** The `src`, and `srcset` where the picture exists in several widths. */
export function pictureSource(address: string, sizes: string): Source {
  const versionAt = versions(address);
  if (!versionAt) return { src: address || DEFAULT_IMAGE };
  return { src: address, srcset: PICTURE_WIDTHS.map((width) => `${versionAt(width)} ${width}w`).join(', '), sizes };
}

function versions(address: string): ((width: number) => string) | undefined {
  const stem = UPLOAD.exec(address)?.groups?.stem;
  if (stem) return (width) => `${stem}-${width}.webp`;
  const { start, rest } = CLOUD.exec(address)?.groups ?? {};
  // c_limit: never wider than the picture is.
  if (start && rest) return (width) => `${start}f_auto,q_auto,c_limit,w_${width}/${rest}`;
  return undefined;
}
