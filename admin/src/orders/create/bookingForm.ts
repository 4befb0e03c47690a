import type { NewOrder, NewOrderWish, TourDetail } from '../../data/types';

type Source = NonNullable<NewOrder['source']>;

/** A row of the office's own; an input that was emptied holds null. */
interface LineRow {
  readonly label?: string | null;
  readonly quantity?: number | null;
  readonly unitAmount?: number | null;
}

/** What the form of a new booking holds. */
export interface BookingForm {
  readonly tourId: string | null;
  readonly departureId: string | null;
  readonly travelDate: string | null;
  /** How many travel, by the code of their type; likewise the extras. */
  readonly travellers: Readonly<Record<string, number | null>>;
  readonly extras: Readonly<Record<string, number | null>>;
  readonly names: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly address: string;
  readonly language: NonNullable<NewOrder['language']>;
  readonly promoCode: string;
  readonly lines: readonly LineRow[];
  readonly discountBy: 'none' | 'percent' | 'amount';
  readonly discount: number | null;
  readonly discountReason: string;
  readonly source: Source;
  readonly holdUntil: string | null;
  readonly sendMails: boolean;
  readonly note: string;
  /** Takes seats that the departure does not have. */
  readonly force: boolean;
}

export const EMPTY_BOOKING: BookingForm = {
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
  promoCode: '',
  lines: [],
  discountBy: 'none',
  discount: null,
  discountReason: '',
  source: 'phone',
  holdUntil: null,
  sendMails: true,
  note: '',
  force: false,
};

const counted = (counts: BookingForm['travellers']): [string, number][] =>
  Object.entries(counts).flatMap(([code, count]) => (count ? [[code, count]] : []));

/** A row that is being filled in has no price yet. */
const finishedLines = (rows: readonly LineRow[]) =>
  rows.flatMap(({ label, quantity, unitAmount }) =>
    label?.trim() && quantity && typeof unitAmount === 'number' ? [{ label, quantity, unitAmount }] : [],
  );

function discountOf({ discountBy, discount, discountReason }: BookingForm): NewOrderWish['discount'] {
  const reason = discountReason.trim();
  return discountBy === 'none' || !discount || !reason ? undefined : { [discountBy]: discount, reason };
}

/** What is priced; undefined while there is no tour, no day or nobody who travels. */
export function wishOf(form: BookingForm): NewOrderWish | undefined {
  const { tourId, departureId, travelDate, promoCode } = form;
  const travellers = Object.fromEntries(counted(form.travellers));
  const day = departureId ? { departureId } : travelDate ? { travelDate } : undefined;
  if (!tourId || !day || Object.keys(travellers).length === 0) return undefined;
  const extras = counted(form.extras).map(([code, quantity]) => ({ code, quantity }));
  const lines = finishedLines(form.lines);
  const discount = discountOf(form);
  return {
    itemsArray: [{ id: tourId }],
    ...day,
    travellers,
    ...(extras.length > 0 && { extras }),
    ...(promoCode.trim() && { promoCode }),
    ...(lines.length > 0 && { lines }),
    ...(discount && { discount }),
  };
}

/** The request body for a form whose inputs have been checked. */
export function bookingOf(form: BookingForm, isForced: boolean): NewOrder {
  const { names, phoneNumber, email, address, language, source, holdUntil, sendMails, note, departureId } = form;
  return {
    ...wishOf(form)!,
    names,
    phoneNumber,
    email,
    source,
    sendMails,
    ...(address.trim() && { address }),
    language,
    ...(departureId && holdUntil && { holdUntil }),
    ...(note.trim() && { note }),
    ...(isForced && { force: true }),
  };
}

/** Extras that the caller may choose; the others are part of every booking. */
export const optionalExtras = (tour: TourDetail | undefined) =>
  (tour?.extras ?? []).filter(({ required }) => !required);

/** Which input a refusal of the API is about. */
const ABOUT: readonly (readonly [subject: RegExp, field: keyof BookingForm])[] = [
  [/^Name\b/, 'names'],
  [/^Email\b/, 'email'],
  [/^Phone number\b/, 'phoneNumber'],
  [/^Address\b/, 'address'],
  [/^Hold until\b/, 'holdUntil'],
  [/^Note\b/, 'note'],
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
