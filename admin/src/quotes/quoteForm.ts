import { toCents } from '@imisozi/core/money';
import { ADULT } from '@imisozi/core/pricing/party';
import { toDollars } from '@imisozi/core/pricing/cents';
import { priceLine } from '@imisozi/core/pricing/price-lines';
import { marginOf, type Margin, type Meal } from '@imisozi/core/quotes/quote-offer';
import type { Quote, QuoteChange } from '../data/types';
import { uploadsOf, urlsOf, type Upload } from '../forms/upload/uploads';

interface Line {
  readonly label: string | null;
  readonly quantity: number | null;
  /** US dollars. */
  readonly unitAmount: number | null;
  readonly isPermit?: boolean;
}

interface Day {
  readonly title: string | null;
  readonly body: string | null;
  readonly place: string | null;
  /** One for all options, or one for each. */
  readonly lodges: readonly (string | null)[];
  readonly meals: readonly Meal[];
  readonly pictures: readonly Upload[];
}

interface Cost {
  readonly label: string | null;
  readonly day?: number | null;
  readonly option?: number | null;
  readonly amount: number | null;
}

/** The values of a proposal's form. */
export interface QuoteForm {
  readonly client: Readonly<Record<'names' | 'email' | 'phoneNumber' | 'address', string | null>>;
  readonly language: Quote['language'];
  readonly agentId: string | null;
  readonly title: string | null;
  readonly travelDate: string | null;
  readonly departureId: string | null;
  readonly validUntil: string | null;
  readonly travellers: Readonly<Record<string, number | null>>;
  readonly note: string | null;
  readonly days: readonly Day[];
  readonly options: readonly { readonly name: string | null; readonly lines: readonly Line[] }[];
  readonly costs: readonly Cost[];
  readonly terms: { readonly depositPercent: number | null; readonly balanceDaysBefore: number | null };
}

export const EMPTY_DAY: Day = { title: '', body: '', place: '', lodges: [''], meals: [], pictures: [] };
export const EMPTY_LINE: Line = { label: '', quantity: 1, unitAmount: 0, isPermit: false };
export const EMPTY_OPTION = { name: '', lines: [EMPTY_LINE] };
export const EMPTY_COST: Cost = { label: '', day: null, option: null, amount: 0 };

export const quoteToForm = (quote: Quote): QuoteForm => ({
  client: quote.client,
  language: quote.language,
  agentId: quote.agentId,
  title: quote.title,
  travelDate: quote.travelDate,
  departureId: quote.departureId,
  validUntil: quote.validUntil,
  travellers: { [ADULT]: 0, child: 0, ...quote.travellers },
  note: quote.note,
  days: quote.days.map(({ title, body, place, lodges, meals, images }) => ({
    title,
    body,
    place,
    lodges: lodges.length > 0 ? lodges : [''],
    meals,
    pictures: uploadsOf(images),
  })),
  options: quote.options.map(({ name, lines }) => ({
    name,
    lines: lines.map(({ label, quantity, unitAmount, isPermit }) => ({ label, quantity, unitAmount, isPermit })),
  })),
  costs: quote.costs.map(({ label, day = null, option = null, amount }) => ({ label, day, option, amount })),
  terms: { depositPercent: quote.terms.depositPercent, balanceDaysBefore: quote.terms.balanceDaysBefore },
});

const text = (typed: string | null | undefined): string => typed ?? '';

export const formToQuote = (form: QuoteForm): QuoteChange => ({
  client: form.client,
  language: form.language,
  agentId: form.agentId || null,
  title: text(form.title),
  // The first day is that of the departure.
  ...(form.departureId
    ? { departureId: form.departureId }
    : { departureId: null, travelDate: form.travelDate || null }),
  validUntil: form.validUntil || null,
  travellers: Object.fromEntries(
    Object.entries(form.travellers).flatMap(([type, count]) => (count ? [[type, count] as const] : [])),
  ),
  note: text(form.note),
  days: form.days.map(({ title, body, place, lodges, meals, pictures }) => ({
    title: text(title),
    body: text(body),
    place: text(place),
    lodges: lodges.map(text),
    meals: [...meals],
    images: urlsOf(pictures),
  })),
  options: form.options.map(({ name, lines }) => ({
    name: text(name),
    lines: lines.map(({ label, quantity, unitAmount, isPermit = false }) => ({
      label: text(label),
      quantity: quantity ?? 1,
      unitAmount: unitAmount ?? 0,
      isPermit,
    })),
  })),
  costs: form.costs.map(({ label, day, option, amount }) => ({
    label: text(label),
    ...(typeof day === 'number' && { day }),
    ...(typeof option === 'number' && { option }),
    amount: amount ?? 0,
  })),
  terms: {
    ...(form.terms.depositPercent !== null && { depositPercent: form.terms.depositPercent }),
    ...(form.terms.balanceDaysBefore !== null && { balanceDaysBefore: form.terms.balanceDaysBefore }),
  },
});

/** Total, cost and margin of an option as it is typed; US dollars. */
export function typedMargin({ options, costs }: Pick<QuoteForm, 'options' | 'costs'>, option: number): Margin {
  const lines = (options[option]?.lines ?? []).map(({ quantity, unitAmount }) =>
    priceLine({ kind: 'custom', label: '', quantity: quantity ?? 0, unitAmount: toCents(unitAmount ?? 0) }),
  );
  const inCents = costs.map(({ label, option: of, amount }) => ({
    label: text(label),
    ...(typeof of === 'number' && { option: of }),
    amount: toCents(amount ?? 0),
  }));
  const { total, cost, margin, percent } = marginOf(option, lines, inCents);
  return { total: toDollars(total), cost: toDollars(cost), margin: toDollars(margin), percent };
}
