import { createHash } from 'node:crypto';
import type { SharePictureSubject } from './share-picture.subject.js';

/** Raise it when the drawing changes: old copies at networks and in browsers are good for ever otherwise. */
const DESIGN = 1;

/** What the company itself is called among the names of pictures. */
export const WHOLE_SITE = 'site';

const NAME = /^(?<kind>tour|destination|event|site)(?:-(?<slug>.+))?\.(?<hash>[0-9a-f]{16})\.png$/;

/** What a picture's name says. */
export interface SharePictureName {
  readonly kind: SharePictureSubject['kind'];
  /** Empty for the picture of the whole site. */
  readonly slug: string;
  readonly hash: string;
}

/**
 * The path of a picture, which names all that it shows: another title, price, date or cover is another path, so what
 * is found at one never changes.
 */
export const sharePicturePath = (subject: SharePictureSubject): string => `/og/${sharePictureName(subject)}`;

/** The file name in that path. */
export function sharePictureName(subject: SharePictureSubject): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([DESIGN, subject]))
    .digest('hex')
    .slice(0, 16);
  return `${stemOf(subject)}.${hash}.png`;
}

/** What all pictures of one record have in common: the beginning of their names. */
export const stemOf = ({ kind, slug }: Pick<SharePictureName, 'kind' | 'slug'>): string =>
  slug ? `${kind}-${slug}` : kind;

/** Reads a picture's name; null for what is none. */
export function readSharePictureName(name: string): SharePictureName | null {
  const { kind, slug = '', hash } = NAME.exec(name)?.groups ?? {};
  if (!kind || !hash || (kind === WHOLE_SITE) !== (slug === '')) return null;
  return { kind: kind as SharePictureName['kind'], slug, hash };
}
