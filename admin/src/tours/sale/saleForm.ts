import { isPerPerson } from '@imisozi/core/pricing/party';
import { typedText } from '@imisozi/core/typed-text';
import type { NewTour, TourDetail } from '../../data/types';
import { formToTerms, termsToForm, type TermsForm } from '../../terms/termsForm';

type Sale = Pick<
  Required<NewTour>,
  'saleMode' | 'leadDays' | 'seasons' | 'largeGroups' | 'travellerTypes' | 'extras' | 'terms' | 'asksTravellers'
>;
/** An emptied input has null. */
type Row<Of> = { [Field in keyof Of]?: Of[Field] | null };
type Group = Row<TourDetail['largeGroups'][number]>;
type Season = Row<Omit<TourDetail['seasons'][number], 'largeGroups'>> & { readonly largeGroups?: Group[] };
type Difference = 'percent' | 'amount';
type Type = Row<Omit<TourDetail['travellerTypes'][number], Difference>> & {
  readonly by?: Difference;
  readonly difference?: number | null;
};

/** The form values for how a tour is sold. */
export interface SaleForm {
  readonly saleMode: TourDetail['saleMode'];
  readonly leadDays: number | null;
  readonly seasons: Season[];
  readonly largeGroups: Group[];
  readonly travellerTypes: Type[];
  readonly extras: Row<TourDetail['extras'][number]>[];
  readonly hasTerms: boolean;
  readonly terms: TermsForm;
  readonly asksTravellers: boolean;
}

export const EMPTY_SALE: SaleForm = {
  saleMode: 'any-date',
  leadDays: 0,
  seasons: [],
  largeGroups: [],
  travellerTypes: [],
  extras: [],
  hasTerms: false,
  terms: termsToForm(null),
  asksTravellers: false,
};

export const saleToForm = (tour: TourDetail): SaleForm => ({
  saleMode: tour.saleMode,
  leadDays: tour.leadDays,
  seasons: tour.seasons.map(({ largeGroups, ...season }) => ({ ...season, largeGroups: largeGroups ?? [] })),
  largeGroups: tour.largeGroups,
  travellerTypes: tour.travellerTypes.map(({ percent, amount, ...type }) => ({
    ...type,
    by: amount === undefined ? 'percent' : 'amount',
    difference: amount ?? percent ?? null,
  })),
  extras: tour.extras,
  hasTerms: tour.terms !== null,
  terms: termsToForm(tour.terms),
  asksTravellers: tour.asksTravellers,
});

/** A row without empty values; the server checks for missing ones. */
function filled<Fields extends object>(row: Fields): Fields {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  ) as Fields;
}

/** Prices by code without empty ones, under the given field; an empty object if there are none. */
function pricesIn(field: 'extras' | 'prices', held: Readonly<Record<string, number | null>> | null | undefined) {
  const prices = Object.entries(held ?? {}).filter(([, price]) => typeof price === 'number');
  return prices.length > 0 ? { [field]: Object.fromEntries(prices) } : {};
}

/** The code of a row; the default is made of its label: `Gorilla permit` → `gorilla-permit`. */
export const codeOf = ({ code, label }: { readonly code?: string | null; readonly label?: string | null }) =>
  typedText(code) ||
  (label ?? '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '')
    .slice(0, 30);

/** How a tour is sold, for the API. */
export function formToSale(form: SaleForm): Sale {
  const { seasons = [], largeGroups = [], travellerTypes = [], extras = [] } = form;
  const sale = {
    saleMode: form.saleMode,
    leadDays: form.leadDays ?? 0,
    seasons: seasons.map(({ largeGroups: groups = [], extras: prices, ...season }) => ({
      ...filled(season),
      ...pricesIn('extras', prices),
      ...(groups.length > 0 && { largeGroups: groups.map(filled) }),
    })),
    largeGroups: largeGroups.map(filled),
    travellerTypes: travellerTypes.map(({ by = 'percent', difference, ...type }) => ({
      ...filled({ ...type, code: codeOf(type) }),
      ...(typeof difference === 'number' && { [by]: difference }),
    })),
    extras: extras.map(({ prices, for: types, ...extra }) => ({
      ...filled({ ...extra, code: codeOf(extra) }),
      ...(types && types.length > 0 && { for: types }),
      // Only extras per person have prices by type.
      ...(extra.per && isPerPerson({ per: extra.per }) ? pricesIn('prices', prices) : {}),
    })),
    terms: form.hasTerms ? formToTerms(form.terms) : null,
    asksTravellers: form.asksTravellers,
  };
  return sale as Sale;
}
