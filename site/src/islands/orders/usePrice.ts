import { useEffect, useState } from 'react';
import { postJson } from '../../lib/api/browser';
import type { Price, PriceQuestion } from '../../lib/api/types';
import { priceOf, type FormPrice, type Priced } from '../../lib/booking-price';

/** Delay after the last change, so that not every key press requests a price. */
const PAUSE_MS = 250;
/** A code is asked for when it is likely to be complete: until then it would be called wrong, and count as a wrong one. */
const PAUSE_IN_CODE_MS = 800;

const pauseBefore = (question: string, last: string): number =>
  codeOf(question) === codeOf(last) ? PAUSE_MS : PAUSE_IN_CODE_MS;

const codeOf = (question: string): string | undefined => (JSON.parse(question) as PriceQuestion).promoCode ?? undefined;

/** The form fields that a price refusal can be about. */
export type PriceField = 'promoCode' | 'travellers' | 'date' | 'extras';

export interface ShownPrice {
  /** The total of the current values in US dollars; undefined while it is not known. */
  readonly total: number | undefined;
  /** The last known price, which stays visible with its terms while the current values are refused. */
  readonly last: FormPrice | undefined;
  /** Why the current values have no price; `field` is undefined if no single field is the reason. */
  readonly refused: { readonly field: PriceField | undefined; readonly problem: string } | undefined;
  /** Whether the form has changed since the price was calculated. */
  readonly isOld: boolean;
  /** Whether `last` is the price of the current values, or would be without their promo code. */
  readonly isCurrent: boolean;
  /** Requests the price again, because it may have changed on the server. */
  readonly askAgain: () => Promise<Priced>;
}

/** A price, or a refusal, with the question that it answers. */
interface Answer {
  readonly question: string;
  readonly priced: Priced;
  readonly last: { readonly question: string; readonly price: FormPrice } | undefined;
}

const ask = (question: string): Promise<Priced> =>
  priceOf(JSON.parse(question) as PriceQuestion, async (asked) => {
    const outcome = await postJson<Price>('/api/price', asked);
    return outcome.ok ? outcome.data : { problems: outcome.problems };
  });

function answered(question: string, priced: Priced, before?: Answer): Answer {
  const price = 'lines' in priced ? priced : priced.withoutCode;
  return { question, priced, last: price ? { question, price } : before?.last };
}

/** The field that differs from the last question that had a price. */
function fieldOf({ question, priced, last }: Answer): PriceField | undefined {
  if ('withoutCode' in priced) return 'promoCode';
  if (!last) return undefined;
  const [now, before] = [question, last.question].map((text) => JSON.parse(text) as PriceQuestion) as [
    PriceQuestion,
    PriceQuestion,
  ];
  const differs = (name: keyof PriceQuestion) => JSON.stringify(now[name]) !== JSON.stringify(before[name]);
  if (differs('travellers')) return 'travellers';
  if (differs('departureId') || differs('travelDate')) return 'date';
  return differs('extras') ? 'extras' : undefined;
}

/** What the caller knows about the price. */
interface Known {
  /** The price that the server rendered. */
  readonly first: Priced | undefined;
  /** The price of the current values, or null if they have none; undefined if only the server knows. */
  readonly known: FormPrice | null | undefined;
}

/** The form itself says at a field why there is no price. */
const NO_PRICE: Priced = { problems: [] };

/** The price of the form's current values; requested from the server shortly after each change, unless it is known. */
export function usePrice(asked: PriceQuestion, { first, known }: Known): ShownPrice {
  const question = JSON.stringify(asked);
  const [shown, setShown] = useState(() => answered(question, first ?? known ?? NO_PRICE));
  if (known !== undefined && shown.question !== question) {
    setShown((before) => answered(question, known ?? NO_PRICE, before));
  }
  const isOld = known === undefined && shown.question !== question;
  useEffect(() => {
    if (!isOld) return;
    let isOver = false;
    const timer = setTimeout(
      () => {
        void ask(question).then((priced) => isOver || setShown((before) => answered(question, priced, before)));
      },
      pauseBefore(question, shown.question),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [question, shown.question, isOld]);
  const askAgain = async () => {
    const priced = await ask(question);
    setShown((before) => answered(question, priced, before));
    return priced;
  };
  const { priced } = shown;
  const refused = 'lines' in priced ? undefined : { field: fieldOf(shown), problem: priced.problems.join(' ') };
  const total = 'total' in priced && !isOld ? priced.total : undefined;
  const isCurrent = !isOld && shown.last?.question === question;
  return { total, last: shown.last?.price, refused, isOld, isCurrent, askAgain };
}

/** Whether total, due days and what cancelling costs are the same. */
export const isSamePrice = (one: FormPrice, other: FormPrice): boolean => agreed(one) === agreed(other);

const agreed = ({ total, instalments, cancellation }: FormPrice): string =>
  JSON.stringify([total, instalments, cancellation]);
