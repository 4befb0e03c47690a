import {
  discountForm,
  discountIn,
  finishedLines,
  type DiscountForm,
  type LineRow,
} from '@imisozi/core/desk/office-lines';
import { typedText } from '@imisozi/core/typed-text';
import type { NewOrder, NewOrderWish } from '../../data/types';

type Source = NonNullable<NewOrder['source']>;

/** The form values of a new booking. */
export interface BookingForm extends DiscountForm {
  readonly tourId: string | null;
  readonly departureId: string | null;
  readonly travelDate: string | null;
  /** The number of travellers by the code of their type; the same for extras. */
  readonly travellers: Readonly<Record<string, number | null>>;
  readonly extras: Readonly<Record<string, number | null>>;
  readonly names: string | null;
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly language: NonNullable<NewOrder['language']>;
  readonly location: string | null;
  readonly promoCode: string | null;
  readonly priceBy: 'tour' | 'own';
  /** Lines instead of the tour's price. */
  readonly lines: readonly LineRow[];
  /** Lines in addition to the tour's price. */
  readonly addLines: readonly LineRow[];
  readonly source: Source;
  readonly agentId: string | null;
  readonly creditReason: string | null;
  readonly holdUntil: string | null;
  readonly sendMails: boolean;
  readonly note: string | null;
  /** Oversells the departure. */
  readonly force: boolean;
}

const EMPTY_BOOKING: BookingForm = {
  tourId: null,
  departureId: null,
  travelDate: null,
  travellers: { adult: 2 },
  extras: {},
  names: '',
  phoneNumber: '',
  email: '',
  address: '',
  language: 'en',
  location: '',
  promoCode: '',
  priceBy: 'tour',
  lines: [],
  addLines: [],
  ...discountForm(null),
  source: 'phone',
  agentId: null,
  creditReason: '',
  holdUntil: null,
  sendMails: true,
  note: '',
  force: false,
};

/** For whom a new booking is: in the state of the link, because an address of the page must not name anybody. */
export interface BookedFor {
  readonly client: Pick<BookingForm, 'names' | 'email' | 'phoneNumber' | 'language'>;
}

/** The values with which the form begins. @param state of the link that led to it */
export function firstValues(state: unknown): BookingForm {
  const { client } = (state ?? {}) as Partial<BookedFor>;
  return client ? { ...EMPTY_BOOKING, ...client } : EMPTY_BOOKING;
}

const counted = (counts: BookingForm['travellers']): [string, number][] =>
  Object.entries(counts).flatMap(([code, count]) => (count ? [[code, count]] : []));

/** The request for a price; undefined while there is no tour, no day or no traveller. */
export function wishOf(form: BookingForm): NewOrderWish | undefined {
  const { tourId, departureId, travelDate, priceBy } = form;
  const promoCode = typedText(form.promoCode);
  const travellers = Object.fromEntries(counted(form.travellers));
  const day = departureId ? { departureId } : travelDate ? { travelDate } : undefined;
  if (!tourId || !day || Object.keys(travellers).length === 0) return undefined;
  const extras = counted(form.extras).map(([code, quantity]) => ({ code, quantity }));
  const lines = priceBy === 'own' ? finishedLines(form.lines) : [];
  const addLines = priceBy === 'tour' ? finishedLines(form.addLines) : [];
  const discount = discountIn(form);
  return {
    itemsArray: [{ id: tourId }],
    ...day,
    travellers,
    ...(extras.length > 0 && { extras }),
    ...(promoCode && { promoCode }),
    ...(lines.length > 0 && { lines }),
    ...(addLines.length > 0 && { addLines }),
    ...(discount && { discount }),
    ...agentIn(form),
  };
}

/** The agent, where the booking is by one. */
const agentIn = ({ source, agentId }: BookingForm) => (source === 'agent' && agentId ? { agentId } : {});

/** The request body of a validated form. */
export function bookingOf(form: BookingForm, isForced: boolean): NewOrder {
  const { language, source, holdUntil, sendMails, departureId } = form;
  const address = typedText(form.address);
  const location = typedText(form.location);
  const note = typedText(form.note);
  const creditReason = agentIn(form).agentId ? typedText(form.creditReason) : '';
  return {
    ...wishOf(form)!,
    names: typedText(form.names),
    phoneNumber: typedText(form.phoneNumber),
    email: typedText(form.email),
    source,
    sendMails,
    ...(address && { address }),
    ...(location && { location }),
    language,
    ...(departureId && holdUntil && { holdUntil }),
    ...(note && { note }),
    ...(creditReason && { creditReason }),
    ...(isForced && { force: true }),
  };
}

/** The input that a refusal of the API is about. */
const ABOUT: readonly (readonly [subject: RegExp, field: keyof BookingForm])[] = [
  [/^Name\b/, 'names'],
  [/^Email\b/, 'email'],
  [/^Phone number\b/, 'phoneNumber'],
  [/^Address\b/, 'address'],
  [/^Hold until\b/, 'holdUntil'],
  [/^Note\b/, 'note'],
  [/credit limit/i, 'creditReason'],
  [/promo code/i, 'promoCode'],
  [/departure/i, 'departureId'],
  [/travel date/i, 'travelDate'],
  [/tour\b/i, 'tourId'],
];

/** The refusals of the API, by the input that each is about. */
export function refusedFields(sentences: readonly string[]): Partial<Record<keyof BookingForm, string>> {
  const fields: Partial<Record<keyof BookingForm, string>> = {};
  for (const sentence of sentences) {
    const field = ABOUT.find(([subject]) => subject.test(sentence))?.[1];
    if (field) fields[field] ??= sentence;
  }
  return fields;
}
