import { PUBLICATIONS } from '@imisozi/api/modules/publications/publication.kind';
import { EVENTS } from '@imisozi/api/modules/events/event.kind';
import { TOURS } from '@imisozi/api/modules/tours/tour.kind';
import { DESTINATIONS } from '@imisozi/api/modules/destinations/destination.kind';
import { Lodge } from '@imisozi/api/modules/lodges/lodge.entity';
import { LODGES } from '@imisozi/api/modules/lodges/lodge.kind';
import type { EntityManager } from 'typeorm';
import { LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import { FOCAL_POINTS } from '@imisozi/core/tour-gallery';
import { catYear } from '@imisozi/core/kigali-time';
import type { Season } from '@imisozi/core/pricing/price-rules';
import { TextVersion } from '@imisozi/api/modules/editable-texts/text-version.entity';
import { Comment } from '@imisozi/api/modules/comments/comment.entity';
import { Destination } from '@imisozi/api/modules/destinations/destination.entity';
import { Event } from '@imisozi/api/modules/events/event.entity';
import { Subscriber } from '@imisozi/api/modules/subscribers/subscriber.entity';
import { Publication } from '@imisozi/api/modules/publications/publication.entity';
import { Setting } from '@imisozi/api/modules/settings/setting.entity';
import { Tour } from '@imisozi/api/modules/tours/tour.entity';
import {
  comments,
  destinations,
  events,
  lodges,
  publications,
  subscribers,
  tours,
  travelAdvice,
} from './content/index.ts';
import type { EventContent, ItineraryDay, TourContent } from './content/index.ts';
import { destinationsInFrench } from './content/french/destinations.ts';
import { eventsInFrench } from './content/french/events.ts';
import { lodgesInFrench } from './content/french/lodges.ts';
import { publicationsInFrench } from './content/french/publications.ts';
import { toursInFrench } from './content/french/tours.ts';
import { adviceInArabic, taglineInArabic } from './content/arabic/company.ts';
import { companyInFrench } from './content/french/company.ts';
import { travelAdviceInFrench } from './content/french/travel-advice.ts';
import { destinationsInArabic, eventsInArabic, lodgesInArabic } from './content/arabic/places.ts';
import { publicationsInArabic } from './content/arabic/publications.ts';
import { toursInArabic } from './content/arabic/tours.ts';
import { team } from './content/team.ts';
import type { SeedMedia } from './seed-media.ts';
import { seedTranslations } from './seed-translations.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SUBSCRIBED_DAYS = 60;

/** Writes the demonstration records; the first of each list becomes the newest. */
export async function seedContent(tx: EntityManager, media: SeedMedia, authorId: string): Promise<void> {
  const now = Date.now();
  /** Creation times one hour apart, so that lists sorted by "newest first" keep the order of the content files. */
  const written = (index: number) => new Date(now - (index + 1) * HOUR_MS);

  const savedDestinations = await tx.save(
    destinations.map((destination, index) =>
      tx.create(Destination, {
        slug: destination.slug,
        title: destination.title,
        newsBody: destination.body,
        images: destination.images.map(({ scene }) => media.picture(scene)),
        isPublished: destination.isPublished,
        numberOfReading: destination.readings,
        position: destination.position,
        authorId,
        createdAt: written(index),
      }),
    ),
  );
  const savedLodges = await tx.save(
    lodges.map(({ images, ...lodge }, index) =>
      tx.create(Lodge, {
        ...lodge,
        images: images.map(({ scene }) => media.picture(scene)),
        link: '',
        isPublished: true,
        authorId,
        createdAt: written(index),
      }),
    ),
  );
  const dayOf = ({ ends, stays, ...day }: ItineraryDay) => ({
    ...day,
    ...(ends && { destinationId: idOf(savedDestinations, ends) }),
    ...(stays && { lodgeIds: stays.map((slug) => idOf(savedLodges, slug)) }),
  });
  const savedTours = await tx.save(
    tours.map((tour, index) => {
      const [price1, price2, price3, price4, price5] = tour.prices;
      return tx.create(Tour, {
        slug: tour.slug,
        title: tour.title,
        location: tour.location,
        departureTime: tour.departureTime,
        toursBody: tour.body,
        image: media.picture(tour.scene),
        price1,
        price2,
        price3,
        price4,
        price5,
        tips: [...tour.tips],
        includes: [...tour.includes],
        excludes: [...tour.excludes],
        itinerary: tour.itinerary.map(dayOf),
        isPublished: tour.isPublished,
        destinationIds: tour.destinations.map((slug) => idOf(savedDestinations, slug)),
        authorId,
        advice: tour.advice ?? null,
        gallery: (tour.gallery ?? []).map(({ scene, alt }) => ({
          url: media.picture(scene),
          alt,
          focus: FOCAL_POINTS[0],
        })),
        createdAt: written(index),
        ...saleOf(tour, now),
      });
    }),
  );
  await tx.save(LANGUAGE_CODES.map((language) => tx.create(TextVersion, teamIn(language, media))));
  await tx.save(tx.create(Setting, { name: 'advice', value: travelAdvice }));
  await tx.save(
    tx.create(Setting, { name: 'adviceTranslations', value: { ...travelAdviceInFrench, ar: adviceInArabic } }),
  );
  const taglineTranslations = { ...companyInFrench.taglineTranslations, ar: taglineInArabic };
  await tx.save(tx.create(Setting, { name: 'company', value: { taglineTranslations } }));
  const savedEvents = await tx.save(
    events.map((event, index) => {
      const startDate = startOf(event, now);
      return tx.create(Event, {
        slug: event.slug,
        title: event.title,
        description: event.description,
        image: media.picture(event.scene),
        place: event.place,
        price: event.price,
        startDate,
        endDate: new Date(startDate.getTime() + event.durationHours * HOUR_MS),
        isApproved: event.isApproved,
        authorId,
        createdAt: written(events.length - index),
      });
    }),
  );
  const savedPublications = await tx.save(
    publications.map((publication, index) =>
      tx.create(Publication, {
        title: publication.title,
        category: publication.category,
        status: publication.status,
        pubDocument: media.document(publication),
        createdAt: written(index),
      }),
    ),
  );
  await tx.save(
    comments.map((comment, index) =>
      tx.create(Comment, {
        names: comment.names,
        email: comment.email,
        commentBody: comment.body,
        isActive: comment.isActive,
        tourId: 'tour' in comment.on ? idOf(savedTours, comment.on.tour) : null,
        destinationId: 'destination' in comment.on ? idOf(savedDestinations, comment.on.destination) : null,
        createdAt: written(index),
      }),
    ),
  );
  await seedTranslations(tx, 'fr', DESTINATIONS, savedDestinations, destinationsInFrench);
  await seedTranslations(tx, 'fr', LODGES, savedLodges, lodgesInFrench);
  await seedTranslations(tx, 'fr', TOURS, savedTours, toursInFrench);
  await seedTranslations(tx, 'fr', EVENTS, savedEvents, eventsInFrench);
  await seedTranslations(tx, 'ar', DESTINATIONS, savedDestinations, destinationsInArabic);
  await seedTranslations(tx, 'ar', LODGES, savedLodges, lodgesInArabic);
  await seedTranslations(tx, 'ar', TOURS, savedTours, toursInArabic);
  await seedTranslations(tx, 'ar', EVENTS, savedEvents, eventsInArabic);
  // Publications have no slug of their own.
  const titled = savedPublications.map((publication) => ({ ...publication, slug: publication.title }));
  await seedTranslations(tx, 'fr', PUBLICATIONS, titled, publicationsInFrench);
  await seedTranslations(tx, 'ar', PUBLICATIONS, titled, publicationsInArabic);
  // Subscribers joined before the campaign was sent.
  const joined = (index: number) => new Date(written(index).getTime() - SUBSCRIBED_DAYS * DAY_MS);
  await tx.save(subscribers.map(({ email }, index) => tx.create(Subscriber, { email, createdAt: joined(index) })));
}

/** The first version of the page about the team: examples, which are marked as such. */
function teamIn(language: LanguageCode, media: SeedMedia): Partial<TextVersion> {
  const people = team.map(({ scene, words, ...facts }) => ({
    ...words[language],
    ...facts,
    photo: media.picture(scene),
    consent: 'yes',
    example: 'yes',
    answers: 'no',
  }));
  return { document: 'team', language, version: 1, author: 'admin@imisozi.example', value: { people } };
}

/** The number of years with seasonal prices, from this one on. */
const PRICED_YEARS = 3;

/** The columns of a tour record that say how it is sold. */
function saleOf({ sale = {} }: TourContent, now: number) {
  const years = Array.from({ length: PRICED_YEARS }, (_, index) => catYear(new Date(now)) + index);
  const seasons = (sale.seasons ?? []).flatMap(({ name, from, to, prices }) =>
    years.map((year): Season => {
      const [price1, price2, price3, price4, price5] = prices;
      const until = `${to < from ? year + 1 : year}-${to}`;
      return { name, from: `${year}-${from}`, to: until, price1, price2, price3, price4, price5 };
    }),
  );
  return {
    saleMode: sale.saleMode ?? 'any-date',
    leadDays: sale.leadDays ?? 0,
    seasons: seasons.length > 0 ? seasons.toSorted((one, other) => (one.from < other.from ? -1 : 1)) : null,
    largeGroups: sale.largeGroups ? [...sale.largeGroups] : null,
    travellerTypes: sale.travellerTypes ? [...sale.travellerTypes] : null,
    extras: sale.extras ? [...sale.extras] : null,
    terms: sale.terms ?? null,
    asksTravellers: sale.asksTravellers ?? false,
  };
}

/** The event's start in Central Africa Time. */
function startOf({ startsInDays, startTime }: EventContent, now: number): Date {
  const day = new Date(now + startsInDays * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T${startTime}:00+02:00`);
}

/** @throws Error for a slug that no record has */
function idOf(records: readonly { id: string; slug: string }[], slug: string): string {
  const record = records.find((one) => one.slug === slug);
  if (!record) throw new Error(`A comment names ${slug}, which the content does not have`);
  return record.id;
}
