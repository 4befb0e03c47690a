import { typedText } from '@imisozi/core/typed-text';
import { adviceToForm, formToOwnAdvice, type AdviceForm } from '../advice/adviceForm';
import type { NewTour, TourDetail } from '../data/types';
import { changedFields } from '../forms/changedFields';
import { textOrNull } from '../forms/textOrNull';
import { uploadsOf, urlsOf, type Upload } from '../forms/upload/uploads';
import { formToGallery, galleryToForm } from './galleryForm';
import { EMPTY_SALE, formToSale, saleToForm, type SaleForm } from './sale/saleForm';

/** The group sizes that have a price (rules/prices 3). */
export const SIZES = [1, 2, 3, 4, 5] as const;
export const LINE_LISTS = ['tips', 'includes', 'excludes'] as const;

type Prices = Record<`price${(typeof SIZES)[number]}`, number | null>;
type LineLists = Record<(typeof LINE_LISTS)[number], Line[]>;

interface Line {
  readonly text: string | null;
}

interface Day {
  /** A number or a text, as entered; a new day continues the numbering. */
  readonly day?: number | string;
  readonly title: string | null;
  readonly body: string | null;
  readonly destinationId?: string | null;
  readonly lodgeIds?: string[];
  readonly driveMinutes?: number | null;
  readonly driveKm?: number | null;
  readonly altitude?: number | null;
}

/** The form values of a tour. An emptied input has null. */
export interface TourForm extends Prices, LineLists, SaleForm {
  readonly title: string | null;
  readonly location: string | null;
  readonly departureTime: string | null;
  readonly toursBody: string | null;
  readonly itinerary: Day[];
  readonly destinationIds: string[];
  readonly advice: AdviceForm;
  readonly cover: Upload[];
  readonly gallery: Upload[];
}

const linesOf = (texts: readonly string[]): Line[] => texts.map((text) => ({ text }));
const textsOf = (lines: readonly Line[] = []): string[] =>
  lines.map(({ text }) => typedText(text)).filter((text) => text !== '');

export const emptyTour = (): TourForm => ({
  title: '',
  location: '',
  departureTime: '',
  toursBody: '',
  price1: null,
  price2: null,
  price3: null,
  price4: null,
  price5: null,
  itinerary: [],
  destinationIds: [],
  advice: adviceToForm(null),
  tips: linesOf(['No']),
  includes: linesOf(['No']),
  excludes: linesOf(['No']),
  cover: [],
  gallery: [],
  ...EMPTY_SALE,
});

export const tourToForm = (tour: TourDetail): TourForm => ({
  title: tour.title,
  location: tour.location,
  departureTime: tour.departureTime,
  toursBody: tour.toursBody,
  price1: tour.price1 || null,
  price2: tour.price2 || null,
  price3: tour.price3 || null,
  price4: tour.price4 || null,
  price5: tour.price5 || null,
  itinerary: tour.itenerary,
  destinationIds: tour.destinationIds,
  advice: adviceToForm(tour.advice),
  tips: linesOf(tour.tips),
  includes: linesOf(tour.includes),
  excludes: linesOf(tour.excludes),
  cover: uploadsOf([tour.image]),
  gallery: galleryToForm(tour.gallery),
  ...saleToForm(tour),
});

export const formToTour = (form: TourForm): NewTour => ({
  title: form.title ?? '',
  location: textOrNull(form.location),
  departureTime: textOrNull(form.departureTime),
  toursBody: textOrNull(form.toursBody),
  price1: form.price1 ?? 0,
  price2: form.price2 ?? 0,
  price3: form.price3 ?? 0,
  price4: form.price4 ?? 0,
  price5: form.price5 ?? 0,
  tips: textsOf(form.tips),
  includes: textsOf(form.includes),
  excludes: textsOf(form.excludes),
  // The API's spelling.
  itenerary: (form.itinerary ?? []).map(({ day, title, body, ...facts }, place) => ({
    day: typeof day === 'string' ? day : place + 1,
    title: title ?? '',
    body: body ?? '',
    destinationId: facts.destinationId ?? null,
    lodgeIds: facts.lodgeIds ?? [],
    driveMinutes: facts.driveMinutes ?? null,
    driveKm: facts.driveKm ?? null,
    altitude: facts.altitude ?? null,
  })),
  destinationIds: form.destinationIds,
  advice: formToOwnAdvice(form.advice),
  image: urlsOf(form.cover)[0] ?? '',
  gallery: formToGallery(form.gallery),
  ...formToSale(form),
});

/** The request body of a new tour; how it is sold is included only if it differs from the default. */
export function formToNewTour(form: TourForm): NewTour {
  const sale = formToSale(form);
  const said = new Set(Object.keys(changedFields(formToSale(EMPTY_SALE), sale)));
  const isUsual = (name: string) => name in sale && !said.has(name);
  return Object.fromEntries(Object.entries(formToTour(form)).filter(([name]) => !isUsual(name))) as NewTour;
}
