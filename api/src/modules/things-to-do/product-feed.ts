import type { Company } from '@imisozi/core/company';
import { excerptOf } from '@imisozi/core/excerpt';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@imisozi/core/languages';
import type { Position } from '@imisozi/core/position';
import type { GroupPrice } from '@imisozi/core/prices';

/** Google refuses longer titles; counted in bytes. */
const TITLE_BYTES = 150;
const DESCRIPTION_LENGTH = 1_000;
const MAX_INCLUSIONS = 8;
const INCLUSION_LENGTH = 200;
const DAY_SECONDS = 86_400;
const NANOS_PER_CENT = 10_000_000;

/** The texts of a tour in one language; missing ones are not translated. */
export interface FeedTexts {
  readonly title?: string;
  /** Rich text. */
  readonly body?: string;
  readonly includes?: readonly (string | undefined)[];
}

/** A tour in the feed. */
export interface FeedTour {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** Rich text. */
  readonly body: string;
  readonly includes: readonly string[];
  readonly days: number;
  /** The price of the usual party. */
  readonly offer: GroupPrice;
  readonly translations: ReadonlyMap<LanguageCode, FeedTexts>;
  /** URL of a picture, null if there is none that Google supports. */
  readonly picture: string | null;
  readonly places: readonly { readonly name: string; readonly position: Position }[];
  /** The reviewers' stars; null if there are none yet. */
  readonly rating: { readonly average: number; readonly count: number } | null;
}

/**
 * The product feed of Google's Things to do, according to its reference and sample
 * (developers.google.com/actions-center/verticals/things-to-do/reference/feed-spec). All of it is one shard.
 */
export const productFeed = (tours: readonly FeedTour[], company: Company, publicUrl: string) => ({
  feed_metadata: { shard_id: 0, total_shards_count: 1, processing_instruction: 'PROCESS_AS_SNAPSHOT' },
  products: tours.map((tour) => product(tour, company, publicUrl)),
});

/** Derived from the feed, for its spec. */
export type ProductFeed = ReturnType<typeof productFeed>;

function product(tour: FeedTour, company: Company, publicUrl: string) {
  const title = localized(tour, tour.title, ({ title: text }) => text, titleOf);
  return {
    id: tour.id,
    title,
    ...(tour.body && { description: localized(tour, tour.body, ({ body }) => body, descriptionOf) }),
    // No rating without a review.
    ...(tour.rating && { rating: { average_value: tour.rating.average, rating_count: tour.rating.count } }),
    product_features: tour.includes.slice(0, MAX_INCLUSIONS).map((line, index) => ({
      feature_type: 'TEXT_FEATURE_INCLUSION',
      value: localized(tour, line, ({ includes }) => includes?.[index], lineOf),
    })),
    options: [
      {
        id: `${tour.id}-group`,
        title,
        landing_page: { url: `${publicUrl}/tour/${tour.slug}` },
        landing_page_list_view: { url: `${publicUrl}/tours` },
        ...(tour.days > 0 && { duration_sec: tour.days * DAY_SECONDS }),
        related_locations: tour.places.map(({ name, position: { latitude, longitude } }) => ({
          location: { location: { place_info: { name, coordinates: { latitude, longitude } } } },
          relation_type: 'RELATION_TYPE_RELATED_NO_ADMISSION',
        })),
        // Google shows only the lowest price, and expects the price of a whole group.
        price_options: [
          { id: `${tour.id}-${tour.offer.people}`, title: groupOf(tour.offer), price: money(tour.offer.amount) },
        ],
      },
    ],
    ...(tour.picture && { related_media: [{ url: tour.picture, type: 'MEDIA_TYPE_PHOTO' }] }),
    operator: { google_business_profile_name: english(company.name) },
    inventory_types: ['INVENTORY_TYPE_OPERATOR_DIRECT'],
    confirmation_type: 'CONFIRMATION_TYPE_PENDING',
    fulfillment_type: { mobile: true, print_at_home: true, pickup: false },
  };
}

/** A text in English and in each translated language. */
function localized(
  { translations }: FeedTour,
  source: string,
  read: (texts: FeedTexts) => string | undefined,
  shorten: (text: string) => string,
) {
  const others = [...translations].flatMap(([code, texts]) => {
    const text = shorten(read(texts) ?? '');
    return text ? [{ language_code: code, text }] : [];
  });
  return { localized_texts: [{ language_code: DEFAULT_LANGUAGE as string, text: shorten(source) }, ...others] };
}

const english = (text: string) => ({ localized_texts: [{ language_code: DEFAULT_LANGUAGE, text }] });

const descriptionOf = (body: string): string => excerptOf(body, DESCRIPTION_LENGTH);

const lineOf = (line: string): string => line.slice(0, INCLUSION_LENGTH);

function titleOf(title: string): string {
  if (Buffer.byteLength(title) <= TITLE_BYTES) return title;
  let short = '';
  for (const letter of title) {
    if (Buffer.byteLength(`${short}${letter}…`) > TITLE_BYTES) break;
    short += letter;
  }
  return `${short.trimEnd()}…`;
}

const groupOf = ({ people }: GroupPrice): string => (people === 1 ? 'One person' : `Group of ${people} people`);

/** US dollars as google.type.Money. */
function money(dollars: number) {
  const cents = Math.round(dollars * 100);
  return { currency_code: 'USD', units: Math.floor(cents / 100), nanos: (cents % 100) * NANOS_PER_CENT };
}
