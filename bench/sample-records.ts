import { yearOfRwanda } from '@imisozi/core/year-of-rwanda';
import { DEFAULT_PERIODS } from '@imisozi/core/privacy/periods';
import { DEFAULT_TERMS } from '@imisozi/core/pricing/terms';
import type { SiteDataSource, TextsQuestion } from '@imisozi/api/modules/site-data/site-data.types';
import { readCompany } from '@imisozi/core/company';
import { documentNamed, type DocumentName, type EditableTextsOf } from '@imisozi/core/editable-texts/documents';
import { monthsAhead, TOUR_CHOICES } from '@imisozi/core/finder/tour-query';
import type { components } from '@imisozi/api/openapi';
import { OPEN_ROUTES, PRIVATE_ROUTES, SAME_PAGE } from '@imisozi/e2e/support/public-routes';

type Schemas = components['schemas'];

const COMPANY = readCompany({});
const ID = '00000000-0000-4000-8000-000000000001';
const AT = '2027-03-01T08:00:00.000Z';
const SENTENCE = 'A sentence about hills, lakes and the people between them. ';
const RICH_TEXT = `<p>${SENTENCE.repeat(30)}</p>`;

const tour: Schemas['TourView'] = {
  id: ID,
  title: 'Sample tour',
  slug: 'sample',
  toursBody: RICH_TEXT,
  authorId: null,
  image: '/illustrations/hero-hills.svg',
  location: 'Kigali',
  price1: 100,
  price2: 180,
  price3: 0,
  price4: 320,
  price5: 390,
  departureTime: '06:00',
  tips: ['Sample'],
  includes: ['Sample'],
  excludes: ['Sample'],
  itenerary: [1, 2, 3].map((day) => ({ day, title: 'Sample day', body: RICH_TEXT })),
  isPublished: true,
  createdAt: AT,
  updatedAt: AT,
};

const tourPage: Schemas['TourPageView'] = {
  ...tour,
  saleMode: 'any-date',
  leadDays: 0,
  asksTravellers: false,
  destinationIds: [],
  gallery: [],
  seasons: [],
  largeGroups: [],
  travellerTypes: [],
  extras: [],
  terms: null,
  advice: null,
};

const departure: Schemas['TourDepartureView'] = {
  id: ID,
  tourId: ID,
  startDate: '2027-03-06',
  endDate: '2027-03-08',
  capacity: 12,
  minimum: 4,
  state: 'OPEN',
  taken: 0,
  offered: 0,
  seatsLeft: 12,
  label: 'available',
};

const price: Schemas['PriceAnswer'] = {
  lines: [{ kind: 'base', label: 'Sample tour', quantity: 1, unitAmount: 200, amount: 200 }],
  total: 200,
  currency: 'USD',
  people: 2,
  deposit: 200,
  instalments: [{ label: 'full', dueDate: 'now', amount: 200 }],
  cancellation: [{ until: '2027-03-06', refund: 0, charge: 200, permits: 0 }],
  terms: { depositPercent: 100, balanceDaysBefore: 30, holdHours: 48, cancellation: [], bankDetails: [] },
  departureId: ID,
  season: null,
};

const lodge: Schemas['LodgeView'] = {
  id: ID,
  title: 'Sample lodge',
  slug: 'sample',
  place: 'Sample',
  level: 'comfort',
  body: RICH_TEXT,
  images: [],
  rooms: 12,
  position: null,
  link: '',
  authorId: null,
  isPublished: true,
  createdAt: AT,
  updatedAt: AT,
};

const destination: Schemas['DestinationView'] = {
  id: ID,
  title: 'Sample destination',
  slug: 'sample',
  newsBody: RICH_TEXT,
  authorId: null,
  images: ['/illustrations/hero-hills.svg', '/illustrations/hero-lake.svg'],
  isPublished: true,
  views: { numberOfReading: 1 },
  position: { latitude: -2, longitude: 30 },
  comments: [],
  createdAt: AT,
  updatedAt: AT,
};

const event: Schemas['EventView'] = {
  id: ID,
  title: 'Sample event',
  slug: 'sample',
  image: '/illustrations/hero-hills.svg',
  description: RICH_TEXT,
  startDate: '2999-03-01T08:00:00.000Z',
  endDate: '2999-03-01T16:00:00.000Z',
  place: 'Kigali',
  price: 50,
  isApproved: true,
  createdAt: AT,
  updatedAt: AT,
};

const order: Schemas['OrderPageView'] = {
  id: ID,
  number: '2027-000001',
  client: { names: 'Sample', phoneNumber: '1', email: 'sample@example.org', address: 'Kigali' },
  clientEmail: 'sample@example.org',
  location: 'Kigali',
  needDate: AT,
  deadline: AT,
  status: 'PENDING',
  isPaid: false,
  amount: 100,
  currency: 'USD',
  itemType: 'tour',
  itemsArray: [{ id: ID, itemNumber: 1, title: 'Sample tour', people: 1, price: 100 }],
  message: '',
  createdAt: AT,
  paid: 0,
  balance: 100,
  holdUntil: null,
  longerHoldHours: null,
  endDate: null,
  lines: price.lines,
  total: 100,
  instalments: [{ label: 'full', dueDate: '2027-03-06', amount: 100, paid: 0 }],
  receipts: [],
  invoiceNumber: null,
  receiptNumber: null,
  refundedAmount: null,
  ending: null,
  refund: null,
  departureId: null,
  travelDate: null,
  travellers: { adult: 1 },
  permits: [],
  cancellation: [],
  revision: 1,
  saleMode: 'any-date',
};

const SLUG = 'sample';
const ownTraveller: Schemas['OwnTravellerAnswer'] = {
  tour: 'Sample tour',
  type: 'adult',
  travelDate: '2027-06-12',
  isEditable: true,
  editableUntil: '2027-06-10',
  traveller: null,
};
const guidePage: Schemas['GuidePageAnswer'] = {
  ...{ guide: ID, names: 'Sample', language: 'en', company: 'Sample', phoneNumber: '+250 788 000 000' },
  ...{ from: '2027-06-12', to: '2027-06-19', at: '2027-06-12T06:00:00.000Z' },
  trips: [
    {
      ...{ id: ID, tour: 'Sample tour', from: '2027-06-12', to: '2027-06-14' },
      ...{ mineFrom: '2027-06-12', mineTo: '2027-06-14', people: 1, notes: ['Sample.'], isConfirmed: false },
      ...{ guides: [], drivers: [], vehicles: [{ names: 'Sample car', phoneNumber: '' }] },
      days: [{ day: '2027-06-12', title: 'Sample day', lodges: ['Sample lodge'] }],
      bookings: [
        {
          ...{ orderId: ID, number: '2027-000001', names: 'Sample', phoneNumber: '+250 788 123 456', people: 1 },
          ...{ types: ['1 × Adult'], travellers: [], pickUpTime: '06:00', pickUpPlace: 'Kigali' },
          ...{ extras: [], message: 'Sample.', permits: [], ticks: [] },
        },
      ],
      vouchers: [
        {
          ...{ id: ID, number: 'VCH-2027-000001', orderId: ID, names: 'Sample', supplier: 'Sample lodge' },
          ...{ what: 'Sample rooms', from: '2027-06-12', to: '2027-06-13', units: 2, isCancelled: false },
          ...{ contact: 'Sample', phoneNumber: '+250 788 200 200', address: 'Sample' },
        },
      ],
      ticks: [],
    },
  ],
};
const share: Schemas['ShareView'] = { tour: 'Sample tour', names: 'Sample', amount: 50, paid: false, payable: true };
const orderShare: Schemas['OrderShareView'] = {
  id: ID,
  names: 'Sample',
  amount: 50,
  paid: false,
  link: `http://localhost/pay/${ID}`,
};

const many = <Record>(record: Record, count: number): Record[] => Array.from({ length: count }, () => record);
const card = {
  ...{ id: tour.id, slug: tour.slug, title: tour.title, image: tour.image, location: tour.location },
  ...{ updatedAt: tour.updatedAt, gallery: [] },
  ...{
    excerpt: 'Sample words of a description. '.repeat(4),
    days: 3,
    offer: { people: 1, amount: tour.price1 },
    smallestGroup: 1,
    rating: { average: 4.8, count: 12 },
  },
};
const choices = (values: readonly number[]) => values.map((value) => ({ value, count: 12 }));
const { position } = destination;
const link = { id: ID, slug: SLUG, title: destination.title, image: destination.images[0]!, position };

const ADVICE = {
  faq: many({ question: 'What is a sample question?', answer: SENTENCE.repeat(2) }, 6),
  season: SENTENCE.repeat(3),
  fitness: SENTENCE.repeat(3),
  packing: SENTENCE.repeat(3),
  visa: SENTENCE.repeat(3),
};

/** The content of a company: one record of each kind, which lists repeat. */
export const sampleSiteData: SiteDataSource<{
  tour: Schemas['TourView'];
  tourPage: Schemas['TourPageView'];
  destination: Schemas['DestinationView'];
  lodge: Schemas['LodgeView'];
  event: Schemas['EventView'];
  publication: Schemas['PublicationView'];
  comment: Schemas['CommentView'];
  tourReviews: Schemas['TourReviewsAnswer'];
  departure: Schemas['TourDepartureView'];
  price: Schemas['PriceAnswer'];
}> = {
  inLanguage() {
    return this;
  },
  translationChanges: async () => new Map(),
  officeRules: async () => ({ terms: DEFAULT_TERMS, largestParty: 12, periods: DEFAULT_PERIODS }),
  keptPeriods: async () => DEFAULT_PERIODS,
  exchangeRates: async () => ({
    ...{ EUR: 0.92, GBP: 0.79, RWF: 1450 },
    days: { EUR: '2026-01-01', GBP: '2026-01-01', RWF: '2026-02-01' },
  }),
  destinationLinks: async () => many(link, 8),
  tourCards: async () => many(card, 12),
  findTours: async () => ({
    total: 12,
    pages: 1,
    tours: many(card, 12),
    instead: null,
    nearest: [],
    choices: {
      people: choices(TOUR_CHOICES.people),
      days: choices(TOUR_CHOICES.days),
      price: choices(TOUR_CHOICES.price),
      place: many({ value: SLUG, label: destination.title, count: 12 }, 8),
      month: monthsAhead('2026-12-01').map((value) => ({ value, count: 12 })),
    },
  }),
  suggestTours: async () => ({ places: [], tours: many(card, 5) }),
  yearOfRwanda: async () => yearOfRwanda('2026-12-01', new Map()),
  toursNamed: async () => many(card, 3),
  toursTo: async () => many(card, 6),
  toursStayingAt: async () => many(card, 6),
  relatedTours: async () => many(card, 3),
  tours: async () => many(tour, 12),
  tour: async (slug) => (slug === SLUG ? tourPage : null),
  // The form with departures is the larger of the two booking forms.
  departures: async () => many(departure, 12),
  price: async () => price,
  tourComments: async () => [],
  tourReviews: async () => ({ reviews: [], count: 0, average: null }),
  destinations: async () => many(destination, 8),
  lodges: async () => many(lodge, 8),
  lodgesOf: async () => many(lodge, 3),
  lodge: async (slug) => (slug === SLUG ? lodge : null),
  destination: async (slug) => (slug === SLUG ? destination : null),
  events: async () => many(event, 8),
  event: async (slug) => (slug === SLUG ? event : null),
  eventCalendar: async () => null,
  publications: async () => [],
  bankDetails: async () => [],
  travelAdvice: async () => ({ advice: ADVICE, untranslated: [] }),
  languageOfTexts: async ({ language }: TextsQuestion) => language,
  editableTexts: async <Name extends DocumentName>({ document, language }: TextsQuestion<Name>) =>
    documentNamed(document).defaultIn(language, COMPANY) as EditableTextsOf<Name>,
};

const gift: Schemas['BoughtGiftView'] = {
  ...{ key: ID, number: null, fromNames: 'Sample', toNames: 'Sample', message: 'Sample.', isMailed: false },
  ...{ state: 'unpaid', amount: 100, balance: 0, expiresOn: null },
};

const quote: Schemas['PublicQuoteView'] = {
  departure: { room: 'few-left', seatsLeft: 3 },
  number: 'Q-2027-000001',
  revision: 1,
  state: 'SENT',
  isAcceptable: true,
  language: 'en',
  names: 'Demo Visitor',
  title: 'Sample proposal',
  note: SENTENCE,
  days: many(
    {
      title: 'A day in the hills',
      body: SENTENCE.repeat(4),
      place: 'Kigali',
      placeSlug: SLUG,
      position: null,
      lodges: many({ name: 'Sample lodge', slug: SLUG, place: 'Kigali', level: 'comfort' as const, image: null }, 2),
      meals: ['breakfast', 'dinner'],
      images: ['/illustrations/hero-hills.svg'],
    },
    12,
  ),
  travelDate: '2027-06-12',
  endDate: '2027-06-23',
  people: 2,
  options: many(
    {
      name: 'Sample option',
      lines: many({ kind: 'custom' as const, label: 'Private trip', quantity: 2, unitAmount: 2400, amount: 4800 }, 4),
      total: 19_200,
      dueNow: 5760,
      instalments: [
        { label: 'deposit' as const, dueDate: 'now', amount: 5760 },
        { label: 'balance' as const, dueDate: '2027-05-13', amount: 13_440 },
      ],
      cancellation: [{ until: '2027-06-07', refund: 19_200, charge: 0, permits: 0 }],
    },
    2,
  ),
  terms: { ...DEFAULT_TERMS, cancellation: [...DEFAULT_TERMS.cancellation] },
  validUntil: '2027-04-30',
  acceptedOption: null,
};

/** The API that pages call, with one order whose bill is shared. */
export async function sampleApi(input: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (pathname === `/api/order/${ID}`) return Response.json({ data: order, message: 'Sample.' });
  if (pathname === `/api/order/${ID}/shares`) return Response.json({ shares: many(orderShare, 2) });
  if (pathname === `/api/shares/${SLUG}`) return Response.json(share);
  if (pathname === `/api/travellers/${SLUG}`) return Response.json(ownTraveller);
  if (pathname === `/api/guide/${SLUG}`) return Response.json(guidePage);
  if (pathname === `/api/quotes/${SLUG}`) return Response.json(quote);
  if (pathname === `/api/gift-vouchers/bought/${SLUG}`) return Response.json(gift);
  return Response.json({ message: 'unknown' }, { status: 404 });
}

/** The path of every public page, with the sample record in each variable part. */
export const SAMPLE_PATHS = new Set(
  [...OPEN_ROUTES, ...PRIVATE_ROUTES]
    .filter((route) => !SAME_PAGE.includes(route))
    .map((route) => route.replace('{order}', ID).replace(/\{.+\}/, 'sample')),
);
