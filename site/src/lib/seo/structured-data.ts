import { languageCode, pagePath } from '../../i18n/language';
import type {
  BreadcrumbList,
  Event as EventData,
  FAQPage,
  LodgingBusiness,
  NewsArticle,
  Offer,
  PostalAddress,
  TouristTrip,
  TravelAgency,
  WithContext,
} from 'schema-dts';
import type { Departure, Destination, Event, Lodge, TourPage, TourReviews } from '../api/types';
import { catIso } from '@imisozi/core/kigali-time';
import type { Company } from '@imisozi/core/company';
import { taglineFor } from '@imisozi/core/tagline';
import { PAYMENT_MARKS } from '@imisozi/core/editable-texts/credentials';
import type { EditableTextsOf } from '@imisozi/core/editable-texts/documents';
import { isOver } from '../event-lists';
import { MAX_STARS } from '@imisozi/core/reviews';
import { eachOf, priceLadder, type GroupPrice, type TourPrices } from '@imisozi/core/prices';
import { departurePrice } from '../departures';
import { describe } from './description';
import { socialLinks } from '../social';

/** Structured data (schema.org) for search engines. */
export type StructuredData = WithContext<
  TravelAgency | TouristTrip | EventData | NewsArticle | LodgingBusiness | FAQPage | BreadcrumbList
>;

/** The company and the base URL of the site. */
interface Site {
  readonly company: Company;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

const CONTEXT = 'https://schema.org';
const CURRENCY = 'USD';

/** The absolute URL of a path on the site; an absolute URL is returned unchanged. */
export const absolute = (path: string, { publicUrl }: Pick<Site, 'publicUrl'>): string =>
  new URL(path, `${publicUrl}/`).href;

/** Facts that build trust, from the texts that staff edit. */
interface TrustSignals {
  readonly people: EditableTextsOf<'team'>['people'];
  readonly memberships: EditableTextsOf<'credentials'>['memberships'];
  readonly payments: EditableTextsOf<'credentials'>['payments'];
}

const NOTHING: TrustSignals = { people: [], memberships: [], payments: [] };

/** The company (rules/operating 3). */
export function agencyData(
  site: Site,
  { people, memberships, payments }: TrustSignals = NOTHING,
): WithContext<TravelAgency> {
  const { company } = site;
  return {
    '@context': CONTEXT,
    ...agency(site),
    description: taglineFor(company, languageCode()) ?? company.tagline,
    telephone: company.phone,
    email: company.email,
    image: absolute('/illustrations/hero-hills.svg', site),
    logo: absolute('/favicon.svg', site),
    address: address(company),
    currenciesAccepted: CURRENCY,
    sameAs: socialLinks(company).map(({ url }) => url),
    ...(company.map && { geo: { '@type': 'GeoCoordinates', ...company.map } }),
    ...(people.length > 0 && {
      employee: people.map(({ name, role, photo }) => ({
        '@type': 'Person',
        name,
        jobTitle: role,
        ...(photo && { image: absolute(photo, site) }),
      })),
    }),
    ...(memberships.length > 0 && {
      memberOf: memberships.map(({ name, url }) => ({ '@type': 'Organization', name, ...(url && { url }) })),
    }),
    ...(payments.length > 0 && { paymentAccepted: payments.map(({ mark }) => PAYMENT_MARKS[mark]).join(', ') }),
  };
}

/** Advertised group prices of the tour, and its next departures if it is sold on listed dates only. */
interface TourOffers {
  readonly prices: TourPrices;
  readonly departures: readonly Departure[];
  readonly reviews: TourReviews;
}

/**
 * A tour with an offer for each group size that can be booked online, or, if it is sold on listed dates, with an offer
 * for each departure.
 */
export function tourData(
  tour: TourPage,
  { prices, departures, reviews }: TourOffers,
  image: string,
  site: Site,
): WithContext<TouristTrip> {
  const url = absolute(pagePath(`/tour/${tour.slug}`), site);
  return {
    '@context': CONTEXT,
    ...(reviews.average === null ? { '@type': 'TouristTrip' } : ratedTrip(reviews)),
    name: tour.title,
    description: describe(tour.toursBody, ''),
    url,
    // A gallery is short (`MAX_GALLERY_PICTURES`).
    image: images([tour.image, image, ...tour.gallery.map(({ url }) => url)], site),
    provider: agency(site),
    ...(tour.itenerary.length > 0 && {
      itinerary: {
        '@type': 'ItemList',
        numberOfItems: tour.itenerary.length,
        itemListElement: tour.itenerary.map(({ title }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: title,
        })),
      },
    }),
    offers:
      tour.saleMode === 'departures'
        ? departures.flatMap((departure) => departureOffer(tour, departure, url))
        : priceLadder(prices).map((price) => groupOffer(price, url)),
  };
}

/** Reviews listed in the structured data; search engines show two or three. */
const MAX_TOLD = 10;

/** A tour's rating. In schema.org only products have ratings, and a trip is not one, so it gets both types. */
const ratedTrip = ({ average, count, reviews }: TourReviews) => ({
  // eslint-disable-next-line no-restricted-syntax -- schema-dts allows only one type
  '@type': ['TouristTrip', 'Product'] as unknown as 'TouristTrip',
  aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: MAX_STARS },
  review: reviews.slice(0, MAX_TOLD).map(({ stars, text, names, writtenAt }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: names },
    datePublished: catIso(new Date(writtenAt)),
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: MAX_STARS },
  })),
});

/** An event, with its times in Central Africa Time. */
export function eventData(event: Event, image: string, site: Site): WithContext<EventData> {
  const url = absolute(pagePath(`/event/${event.slug}`), site);
  return {
    '@context': CONTEXT,
    '@type': 'Event',
    name: event.title,
    description: describe(event.description, ''),
    url,
    image: images([event.image, image], site),
    startDate: catIso(new Date(event.startDate)),
    endDate: catIso(new Date(event.endDate)),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: event.place
      ? { '@type': 'Place', name: event.place, address: event.place }
      : { '@type': 'Place', name: site.company.name, address: address(site.company) },
    organizer: agency(site),
    isAccessibleForFree: event.price <= 0,
    // Past events cannot be booked, so they have no offer.
    ...(!isOver(event) && { offers: { ...offer(event.price, url), validFrom: event.createdAt } }),
  };
}

/** A destination, as an article about a place. */
export function destinationData(destination: Destination, image: string, site: Site): WithContext<NewsArticle> {
  const url = absolute(pagePath(`/destination/${destination.slug}`), site);
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: destination.title,
    url,
    mainEntityOfPage: url,
    image: images([...destination.images, image], site),
    datePublished: catIso(new Date(destination.createdAt)),
    author: agency(site),
    publisher: agency(site),
    about: { '@type': 'TouristDestination', name: destination.title },
  };
}

/** A lodge, as a place to stay. */
export function lodgeData(lodge: Lodge, site: Site): WithContext<LodgingBusiness> {
  const { title, body, images: pictures, place, position, rooms, link } = lodge;
  return {
    '@context': CONTEXT,
    '@type': 'LodgingBusiness',
    name: title,
    description: describe(body, ''),
    url: absolute(pagePath(`/lodge/${lodge.slug}`), site),
    image: images(pictures, site),
    ...(place && { address: place }),
    ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
    ...(rooms !== null && { numberOfRooms: rooms }),
    ...(link && { sameAs: link }),
  };
}

/** Questions and answers. */
export function questionsData(
  questions: readonly { readonly question: string; readonly answer: string }[],
): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The breadcrumb from the home page to a page, which is its last entry. */
export function breadcrumbData(
  steps: readonly { readonly name: string; readonly path: string }[],
  site: Site,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(pagePath(path), site),
    })),
  };
}

/** A reference to the company by name and `@id`. */
function agency({ company, publicUrl }: Site) {
  return {
    '@type': 'TravelAgency',
    '@id': `${publicUrl}/#company`,
    name: company.name,
    url: `${publicUrl}/`,
  } as const satisfies TravelAgency;
}

/** The company's address is one line; its last parts are the town and the country. */
function address({ address: line }: Company): PostalAddress {
  const parts = line.split(',').map((part) => part.trim());
  const [country, town] = parts.toReversed();
  return {
    '@type': 'PostalAddress',
    streetAddress: parts.slice(0, -2).join(', ') || line,
    ...(town && { addressLocality: town }),
    ...(country && { addressCountry: country }),
  };
}

const group = (people: number) => ({ '@type': 'QuantitativeValue', value: people, unitText: 'people' }) as const;

/** The offer of a departure, with its dates and availability; none if no price is known. */
function departureOffer(tour: TourPage, departure: Departure, url: string): Offer[] {
  const price = departurePrice(tour, departure);
  if (!price) return [];
  const { id, startDate: departureTime, endDate: arrivalTime, label } = departure;
  return [
    {
      ...groupOffer(price, `${url}?departure=${id}`),
      availability: `https://schema.org/${AVAILABILITY[label] ?? 'InStock'}`,
      itemOffered: { '@type': 'TouristTrip', name: tour.title, departureTime, arrivalTime },
    },
  ];
}

/** The availability of a departure; labels not listed here mean "in stock". */
const AVAILABILITY: Partial<Record<Departure['label'], 'SoldOut' | 'LimitedAvailability'>> = {
  full: 'SoldOut',
  closed: 'SoldOut',
  cancelled: 'SoldOut',
  'few-left': 'LimitedAvailability',
};

function offer(dollars: number, url: string) {
  return {
    '@type': 'Offer',
    price: dollars,
    priceCurrency: CURRENCY,
    availability: 'https://schema.org/InStock',
    url,
  } as const satisfies Offer;
}

/** The offer for a group, with what it is per person. */
const groupOffer = (price: GroupPrice, url: string) =>
  ({
    ...offer(price.amount, url),
    eligibleQuantity: group(price.people),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: eachOf(price),
      priceCurrency: CURRENCY,
      unitText: 'person',
    },
  }) as const satisfies Offer;

const images = (urls: readonly string[], site: Site): string[] =>
  urls.filter(Boolean).map((url) => absolute(url, site));
