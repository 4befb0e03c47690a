import { catClock, catDate } from '../kigali-time.ts';
import type { LanguageCode } from '../languages.ts';
import type { Discount } from '../pricing/discount.ts';
import { typedText } from '../typed-text.ts';
import {
  discountForm,
  discountIn,
  finishedLines,
  type DiscountForm,
  type LineRow,
  type OfficeLine,
} from './office-lines.ts';

type Source = 'phone' | 'walk-in' | 'email' | 'agent' | 'proposal';
type Counts = Readonly<Record<string, number>>;

/** A booking in the response of `GET /api/admin/orders/{id}`. */
export interface BookedOrder {
  readonly revision: number;
  readonly departureId: string | null;
  readonly travelDate: string | null;
  /** When the client is picked up. */
  readonly deadline: string;
  /** Where the client is picked up. */
  readonly location: string;
  readonly source: Source | null;
  readonly agentId: string | null;
  readonly language: LanguageCode;
  readonly client: Readonly<Record<'names' | 'phoneNumber' | 'email' | 'address', string>>;
  readonly booked: {
    readonly travellers: Counts;
    readonly extras: readonly { readonly code: string; readonly quantity: number }[];
    readonly promoCode: string | null;
    readonly discount: Discount | null;
    readonly lines: readonly OfficeLine[] | null;
    readonly addLines: readonly OfficeLine[];
  };
}

/** The values of the dialog. It opens with the whole booking (rules/desk 2); a cleared input is null. */
export interface ChangeForm extends DiscountForm {
  readonly departureId: string | null;
  readonly travelDate: string | null;
  readonly travellers: Readonly<Record<string, number | null>>;
  readonly extras: Readonly<Record<string, number | null>>;
  readonly promoCode: string | null;
  /** Whether the tour's price applies, or the office's own rows replace it. */
  readonly priceBy: 'tour' | 'own';
  readonly lines: readonly LineRow[];
  readonly addLines: readonly LineRow[];
  readonly source: Source | null;
  readonly agentId: string | null;
  readonly pickUpDay: string | null;
  readonly pickUpTime: string | null;
  readonly location: string | null;
  readonly names: string | null;
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly language: LanguageCode;
  readonly sendMails: boolean;
  /** Books seats beyond the departure's capacity. */
  readonly force: boolean;
  /** Why the agent may owe more than its credit limit. */
  readonly creditReason: string | null;
}

/** The body of `PUT /api/admin/orders/{id}` and of its preview. */
export interface BookingChange {
  readonly revision: number;
  readonly departureId?: string;
  readonly travelDate?: string;
  readonly travellers?: Record<string, number>;
  readonly extras?: { code: string; quantity: number }[];
  readonly promoCode?: string | null;
  readonly discount?: Discount | null;
  readonly lines?: OfficeLine[] | null;
  readonly addLines?: OfficeLine[];
  readonly source?: Source | null;
  readonly agentId?: string | null;
  readonly deadline?: string;
  readonly location?: string | null;
  readonly names?: string;
  readonly phoneNumber?: string;
  readonly email?: string;
  readonly address?: string | null;
  readonly language?: LanguageCode;
  readonly sendMails?: boolean;
  readonly force?: boolean;
  readonly creditReason?: string;
}

/** The initial values of the form. */
export function changeFormOf(order: BookedOrder): ChangeForm {
  const { booked, client, deadline } = order;
  const pickUp = new Date(deadline);
  return {
    departureId: order.departureId,
    travelDate: order.travelDate,
    travellers: { ...booked.travellers },
    extras: Object.fromEntries(booked.extras.map(({ code, quantity }) => [code, quantity])),
    promoCode: booked.promoCode,
    ...discountForm(booked.discount),
    priceBy: booked.lines ? 'own' : 'tour',
    lines: booked.lines ?? [],
    addLines: booked.addLines,
    source: order.source,
    agentId: order.agentId,
    pickUpDay: catDate(pickUp),
    pickUpTime: catClock(pickUp),
    location: order.location,
    ...client,
    language: order.language,
    sendMails: true,
    force: false,
    creditReason: '',
  };
}

/** The request body: only the differences from the booking, and the revision that was seen. */
export function changeOf(order: BookedOrder, form: ChangeForm): BookingChange {
  const creditReason = typedText(form.creditReason);
  return {
    ...wishOf(order, form),
    ...(form.force && { force: true }),
    ...(creditReason && { creditReason }),
    sendMails: form.sendMails,
  };
}

/** The body of the preview: what is to be changed, without how. */
export const wishOf = (order: BookedOrder, form: ChangeForm): BookingChange => ({
  revision: order.revision,
  ...dayIn(order, form),
  ...priceIn(order, form),
  ...factsIn(order, form),
});

/** Whether a wish requests any change. */
export const isChange = (wish: BookingChange): boolean => Object.keys(wish).some((name) => name !== 'revision');

function dayIn({ departureId: before, travelDate: dayBefore }: BookedOrder, form: ChangeForm) {
  const { departureId, travelDate } = form;
  if (departureId) return departureId === before ? {} : { departureId };
  return travelDate && (travelDate !== dayBefore || before) ? { travelDate } : {};
}

function priceIn({ booked }: BookedOrder, form: ChangeForm) {
  const travellers = changedCounts(booked.travellers, form.travellers);
  const extras = changedCounts(
    Object.fromEntries(booked.extras.map(({ code, quantity }) => [code, quantity])),
    form.extras,
  );
  const promoCode = typedText(form.promoCode).toUpperCase() || null;
  const discount = discountIn(form);
  return {
    ...(Object.keys(travellers).length > 0 && { travellers }),
    ...(Object.keys(extras).length > 0 && {
      extras: Object.entries(extras).map(([code, quantity]) => ({ code, quantity })),
    }),
    ...(promoCode !== booked.promoCode && { promoCode }),
    ...(discount !== undefined && !isSame(discount, booked.discount) && { discount }),
    ...linesIn(booked, form),
  };
}

function linesIn(booked: BookedOrder['booked'], form: ChangeForm) {
  if (form.priceBy === 'own') {
    const lines = finishedLines(form.lines);
    return lines.length === 0 || isSame(lines, booked.lines) ? {} : { lines };
  }
  const addLines = finishedLines(form.addLines);
  return {
    ...(booked.lines && { lines: null }),
    ...(!isSame(addLines, booked.addLines) && { addLines }),
  };
}

function factsIn(order: BookedOrder, form: ChangeForm) {
  const required = { names: form.names, phoneNumber: form.phoneNumber, email: form.email };
  const emptied = { address: form.address, location: form.location };
  const before = { ...order.client, location: order.location };
  const changed = <Name extends keyof typeof before>(name: Name, held: string | null) =>
    typedText(held) !== typedText(before[name]);
  const facts = [
    ...Object.entries(required).filter(([name, held]) => typedText(held) && changed(name as 'names', held)),
    ...Object.entries(emptied).filter(([name, held]) => changed(name as 'location', held)),
  ].map(([name, held]) => [name, typedText(held) || null] as const);
  const opened = changeFormOf(order);
  const { pickUpDay, pickUpTime } = form;
  const isOtherPickUp = pickUpDay && (pickUpDay !== opened.pickUpDay || pickUpTime !== opened.pickUpTime);
  return {
    ...(Object.fromEntries(facts) as Pick<BookingChange, 'names' | 'phoneNumber' | 'email' | 'address' | 'location'>),
    ...((form.source || null) !== order.source && { source: form.source || null }),
    ...((form.agentId || null) !== order.agentId && { agentId: form.agentId || null }),
    ...(form.language !== order.language && { language: form.language }),
    ...(isOtherPickUp && { deadline: `${pickUpDay}T${pickUpTime || '00:00'}` }),
  };
}

/** Counts that differ; a cleared one is 0. */
function changedCounts(before: Counts, held: Readonly<Record<string, number | null>>): Record<string, number> {
  const codes = [...new Set([...Object.keys(before), ...Object.keys(held)])];
  return Object.fromEntries(
    codes.flatMap((code) => {
      // A missing input does not change its count.
      const count = Object.hasOwn(held, code) ? (held[code] ?? 0) : before[code]!;
      return count === (before[code] ?? 0) ? [] : [[code, count] as const];
    }),
  );
}

const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

/** As text, regardless of the order of the fields. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
