import { asWritten, catFormat } from '@imisozi/core/kigali-time';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@imisozi/core/languages';
import { usd } from '@imisozi/core/money';
import type { MediaUrls } from '../../common/rich-text/media-urls.js';
import type { Company } from '@imisozi/core/company';
import { priceLadder } from '@imisozi/core/prices';
import { taglineFor } from '@imisozi/core/tagline';
import { isSharePictureLanguage, SHARE_PICTURE_TEXTS } from './share-picture.texts.js';
import type { SharedDestination, SharedEvent, SharedTour } from './share-pictures.types.js';

/** All that a shared picture shows. */
export interface SharePictureSubject {
  readonly kind: 'tour' | 'destination' | 'event' | 'site';
  /** Empty for the whole site. */
  readonly slug: string;
  /** The small line above the title. */
  readonly kicker: string;
  readonly title: string;
  /** The price or the date; empty: none. */
  readonly line: string;
  /** Address of the record's picture; empty: the hills. */
  readonly picture: string;
  readonly company: string;
  /** What it is written in, where that is not English: the addresses of English pictures stay what they were. */
  readonly language?: LanguageCode;
}

/** What a subject needs beside its record: records store media paths, and views contain whole URLs. */
export interface SubjectContext {
  readonly company: Company;
  readonly media: MediaUrls;
  /** Of the page; English without it, and where nothing is drawn in it. */
  readonly language?: LanguageCode;
}

/** In English also where nobody has written the tagline in the language. */
export function siteSubject(company: Company, asked: LanguageCode = DEFAULT_LANGUAGE): SharePictureSubject {
  const tagline = isSharePictureLanguage(asked) ? taglineFor(company, asked) : undefined;
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
  const first = priceLadder(tour)[0];
  const { texts, money, written } = writingIn(language);
  return {
    kind: 'tour',
    slug: tour.slug,
    kicker: texts.tour,
    title: tour.title,
    line: first ? texts.price(money(first.amount), first.people) : texts.onRequest,
    picture: media.toStored(tour.image),
    company: company.name,
    ...written,
  };
}

export function destinationSubject(
  destination: SharedDestination,
  { company, media, language }: SubjectContext,
): SharePictureSubject {
  const { texts, written } = writingIn(language);
  return {
    kind: 'destination',
    slug: destination.slug,
    kicker: texts.destination,
    title: destination.title,
    line: '',
    picture: media.toStored(destination.images[0] ?? ''),
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

/** How words, money and days are written in a language; in English where nothing is drawn in it. */
function writingIn(asked: LanguageCode = DEFAULT_LANGUAGE) {
  const language = isSharePictureLanguage(asked) ? asked : DEFAULT_LANGUAGE;
  const { dates, money } = LANGUAGES[language];
  return {
    texts: SHARE_PICTURE_TEXTS[language] ?? SHARE_PICTURE_TEXTS.en,
    // The fonts have no narrow space, which French amounts are grouped by.
    money: (dollars: number) => usd(dollars, money).replaceAll('\u202f', '\u00a0'),
    day: (at: Date) =>
      language === 'rw' ? dayFirst(catFormat(dates, DAY), at) : asWritten(catFormat(dates, DAY).format(at), dates),
    written: language === DEFAULT_LANGUAGE ? {} : { language },
  };
}

/** `7 Ukuboza 2026`, as the pages write it: the data of `Intl` for Kinyarwanda puts the year first. */
function dayFirst(format: Intl.DateTimeFormat, at: Date): string {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return [parts.get('day'), parts.get('month'), parts.get('year')].join(' ');
}
