import { asWritten, catFormat } from '@imisozi/core/kigali-time';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@imisozi/core/languages';
import { usd } from '@imisozi/core/money';
import { sharePictures as arabic } from '@imisozi/core/texts/ar/share-pictures';
import { sharePictures } from '@imisozi/core/texts/en/share-pictures';
import { sharePictures as french } from '@imisozi/core/texts/fr/share-pictures';
import { inLanguages } from '@imisozi/core/texts/in-languages';
import { sharePictures as kinyarwanda } from '@imisozi/core/texts/rw/share-pictures';
import { sharePictures as kiswahili } from '@imisozi/core/texts/sw/share-pictures';
import type { MediaUrls } from '../../common/rich-text/media-urls.js';
import type { Company } from '@imisozi/core/company';
import { eachOf, fromPrice } from '@imisozi/core/prices';
import { taglineFor } from '@imisozi/core/tagline';
import type { SharedEvent, SharedPlace, SharedTour } from './share-pictures.types.js';

const TEXTS = inLanguages({ en: sharePictures, fr: french, sw: kiswahili, rw: kinyarwanda, ar: arabic });

/** Everything that a shared picture shows. */
export interface SharePictureSubject {
  readonly kind: 'tour' | 'destination' | 'lodge' | 'event' | 'site';
  /** Empty for the whole site. */
  readonly slug: string;
  /** The small line above the title. */
  readonly kicker: string;
  readonly title: string;
  /** The price or the date; empty: none. */
  readonly line: string;
  /** URL of the record's picture; empty: the hills. */
  readonly picture: string;
  readonly company: string;
  /** The language, unless it is English: so the URLs of English pictures did not change. */
  readonly language?: LanguageCode;
}

/** What a subject needs besides its record: records store media paths, and views contain absolute URLs. */
export interface SubjectContext {
  readonly company: Company;
  readonly media: MediaUrls;
  /** The language of the page; English by default, and if pictures do not support it. */
  readonly language?: LanguageCode;
}

/** The language in which pictures are drawn for pages in `asked`. */
export const pictureLanguage = (asked: LanguageCode): LanguageCode => TEXTS.written(asked);

/** The tagline is English if it is not translated into the language. */
export function siteSubject(company: Company, asked: LanguageCode = DEFAULT_LANGUAGE): SharePictureSubject {
  const tagline = TEXTS.written(asked) === asked ? taglineFor(company, asked) : undefined;
  return {
    kind: 'site',
    slug: '',
    kicker: 'Kigali, Rwanda',
    title: tagline ?? company.tagline,
    line: '',
    picture: '',
    company: company.name,
    ...(tagline !== undefined && writingIn(asked).written),
  };
}

export function tourSubject(tour: SharedTour, { company, media, language }: SubjectContext): SharePictureSubject {
  const offer = fromPrice(tour);
  const { texts, money, written } = writingIn(language);
  return {
    kind: 'tour',
    slug: tour.slug,
    kicker: texts.tour,
    title: tour.title,
    line: offer ? texts.price({ price: money(eachOf(offer)), people: offer.people }) : texts.onRequest,
    picture: media.toStored(tour.image),
    company: company.name,
    ...written,
  };
}

export function placeSubject(
  kind: 'destination' | 'lodge',
  place: SharedPlace,
  { company, media, language }: SubjectContext,
): SharePictureSubject {
  const { texts, written } = writingIn(language);
  return {
    kind,
    slug: place.slug,
    kicker: texts[kind],
    title: place.title,
    line: '',
    picture: media.toStored(place.images[0] ?? ''),
    company: company.name,
    ...written,
  };
}

/** The date is the day in Kigali (rules/api 11). */
export function eventSubject(event: SharedEvent, { company, media, language }: SubjectContext): SharePictureSubject {
  const { texts, money, day, written } = writingIn(language);
  return {
    kind: 'event',
    slug: event.slug,
    kicker: texts.event,
    title: event.title,
    line: `${day(new Date(event.startDate))} · ${event.price > 0 ? money(event.price) : texts.freeEntry}`,
    picture: media.toStored(event.image),
    company: company.name,
    ...written,
  };
}

const DAY = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** How texts, money and days are written in a language; in English if pictures do not support it. */
function writingIn(asked: LanguageCode = DEFAULT_LANGUAGE) {
  const language = TEXTS.written(asked);
  const { dates, money } = LANGUAGES[language];
  return {
    texts: TEXTS.in(language),
    // The fonts have no narrow space, the group separator of French amounts.
    money: (dollars: number) => usd(dollars, money).replaceAll('\u202f', '\u00a0'),
    day: (at: Date) =>
      language === 'rw' ? dayFirst(catFormat(dates, DAY), at) : asWritten(catFormat(dates, DAY).format(at), dates),
    written: language === DEFAULT_LANGUAGE ? {} : { language },
  };
}

/** `7 Ukuboza 2026`, as on the pages: the `Intl` data for Kinyarwanda put the year first. */
function dayFirst(format: Intl.DateTimeFormat, at: Date): string {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return [parts.get('day'), parts.get('month'), parts.get('year')].join(' ');
}
