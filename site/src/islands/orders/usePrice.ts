import { useEffect, useState } from 'react';
import { postJson } from '../../lib/api/browser';
import type { Price, PriceQuestion } from '../../lib/api/types';
import { priceOf, type FormPrice, type Priced } from '../../lib/booking-price';

/** Nobody waits for the price of each key that is pressed. */
const PAUSE_MS = 250;

/** The fields that a refusal is about. */
export type PriceField = 'promoCode' | 'travellers' | 'date' | 'extras';

export interface ShownPrice {
  readonly priced: Priced;
  /** What is to be paid for what the form says now, in US dollars; undefined while that is not known. */
  readonly total: number | undefined;
  /** The last price that there was, which stays in view with the terms while another is refused. */
  readonly last: FormPrice | undefined;
  /** Why there is none, by the fields that it is about; undefined: it is about none of them. */
  readonly refused: { readonly field: PriceField | undefined; readonly problem: string } | undefined;
  /** Whether it is not the price of what the form says now. */
  readonly isOld: boolean;
  /** Asks again, because the price of the same may have changed. */
  readonly askAgain: () => Promise<Priced>;
}

/** A price with the question that it answers. */
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

/** What differs from the last question that had a price. */
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

/**
 * The price of what the form says, asked of the server a moment after a change.
 * @param first the one that the server rendered; undefined where nothing is asked, because the form knows its prices
 */
export function usePrice(asked: PriceQuestion, first: Priced | undefined): ShownPrice {
  const question = JSON.stringify(asked);
  const [shown, setShown] = useState(() => answered(question, first ?? { problems: [] }));
  const isOld = first !== undefined && shown.question !== question;
  useEffect(() => {
    if (!isOld) return;
    let isOver = false;
    const timer = setTimeout(() => {
      void ask(question).then((priced) => isOver || setShown((before) => answered(question, priced, before)));
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [question, isOld]);
  const askAgain = async () => {
    const priced = await ask(question);
    setShown((before) => answered(question, priced, before));
    return priced;
  };
  const { priced } = shown;
  const refused = 'lines' in priced ? undefined : { field: fieldOf(shown), problem: priced.problems.join(' ') };
  const total = 'total' in priced && !isOld ? priced.total : undefined;
  return { priced, total, last: shown.last?.price, refused, isOld, askAgain };
}
