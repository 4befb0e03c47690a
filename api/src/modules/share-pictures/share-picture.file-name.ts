import { createHash } from 'node:crypto';
import type { SharePictureSubject } from './share-picture.subject.js';

/** Increment it when the layout changes: copies in caches never expire. */
const LAYOUT_VERSION = 1;

/** The name of the picture of the whole site. */
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
 * The path of a picture contains a hash of all that it shows: with another title, price, date or cover the path is
 * another, so the picture at a path never changes.
 */
export const sharePicturePath = (subject: SharePictureSubject): string => `/og/${sharePictureName(subject)}`;

/** The file name in that path. */
export function sharePictureName(subject: SharePictureSubject): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([LAYOUT_VERSION, subject]))
    .digest('hex')
    .slice(0, 16);
  return `${stemOf(subject)}.${hash}.png`;
}

/** The beginning of the names of all pictures of one record. */
export const stemOf = ({ kind, slug }: Pick<SharePictureName, 'kind' | 'slug'>): string =>
  slug ? `${kind}-${slug}` : kind;

/** Reads a picture's name; null for what is none. */
export function readSharePictureName(name: string): SharePictureName | null {
  const { kind, slug = '', hash } = NAME.exec(name)?.groups ?? {};
  if (!kind || !hash || (kind === WHOLE_SITE) !== (slug === '')) return null;
  return { kind: kind as SharePictureName['kind'], slug, hash };
}
