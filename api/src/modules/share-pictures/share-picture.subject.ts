import { catDay } from '@imisozi/core/kigali-time';
import { usd } from '@imisozi/core/money';
import type { MediaUrls } from '../../common/rich-text/media-urls.js';
import type { Company } from '@imisozi/core/company';
import { priceLadder } from '@imisozi/core/prices';
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
}

/** What a subject needs beside its record: records store media paths, and views contain whole URLs. */
export interface SubjectContext {
  readonly company: Company;
  readonly media: MediaUrls;
}

export const siteSubject = (company: Company): SharePictureSubject => ({
  kind: 'site',
  slug: '',
  kicker: 'Kigali, Rwanda',
  title: company.tagline,
  line: '',
  picture: '',
  company: company.name,
});

export function tourSubject(tour: SharedTour, { company, media }: SubjectContext): SharePictureSubject {
  const first = priceLadder(tour)[0];
  const group = first?.people === 1 ? 'one person' : `${first?.people} people`;
  return {
    kind: 'tour',
    slug: tour.slug,
    kicker: 'Tour',
    title: tour.title,
    line: first ? `${usd(first.amount)} for ${group}` : 'Price on request',
    picture: media.toStored(tour.image),
    company: company.name,
  };
}

export const destinationSubject = (
  destination: SharedDestination,
  { company, media }: SubjectContext,
): SharePictureSubject => ({
  kind: 'destination',
  slug: destination.slug,
  kicker: 'Destination',
  title: destination.title,
  line: '',
  picture: media.toStored(destination.images[0] ?? ''),
  company: company.name,
});

/** The date is the day in Kigali (contract 1). */
export const eventSubject = (event: SharedEvent, { company, media }: SubjectContext): SharePictureSubject => ({
  kind: 'event',
  slug: event.slug,
  kicker: 'Event',
  title: event.title,
  line: `${catDay(new Date(event.startDate))} · ${event.price > 0 ? usd(event.price) : 'Free entry'}`,
  picture: media.toStored(event.image),
  company: company.name,
});
