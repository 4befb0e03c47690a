import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, isLanguage, type LanguageCode } from '@imisozi/core/languages';
import type { SharePictureSubject } from './share-picture.subject.js';

/** Increment it when the layout changes: cached copies never expire. */
const LAYOUT_VERSION = 1;

/** The name of the picture of the whole site. */
export const WHOLE_SITE = 'site';

const NAME =
  /^(?<kind>tour|destination|lodge|event|site)(?:-(?<slug>[^.]+))?(?:\.(?<code>[a-z]{2}))?\.(?<hash>[0-9a-f]{16})\.png$/;

/** The parts of a picture's name. */
export interface SharePictureName {
  readonly kind: SharePictureSubject['kind'];
  /** Empty for the picture of the whole site. */
  readonly slug: string;
  readonly hash: string;
  /** The language of its text. */
  readonly language: LanguageCode;
}

/**
 * The path of a picture contains a hash of everything shown: another title, price, date or cover changes the path, so
 * the picture at a path never changes.
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

/** The common prefix of the names of one record's pictures in one language. */
const stemOf = ({ kind, slug, language }: SharePictureSubject): string =>
  [slug ? `${kind}-${slug}` : kind, ...(language ? [language] : [])].join('.');

/** Parses a picture's name; null if it is invalid. */
export function readSharePictureName(name: string): SharePictureName | null {
  const { kind, slug = '', code, hash } = NAME.exec(name)?.groups ?? {};
  if (!kind || !hash || (kind === WHOLE_SITE) !== (slug === '')) return null;
  // English names have no language code, so that each picture has one name.
  if (code !== undefined && (!isLanguage(code) || code === DEFAULT_LANGUAGE)) return null;
  return { kind: kind as SharePictureName['kind'], slug, hash, language: code ?? DEFAULT_LANGUAGE };
}

/** Whether both names are of pictures of one record in one language. */
export function isOfSame(name: string, other: string): boolean {
  const [one, two] = [readSharePictureName(name), readSharePictureName(other)];
  return one?.kind === two?.kind && one?.slug === two?.slug && one?.language === two?.language;
}
