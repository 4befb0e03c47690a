import { useEffect, useState } from 'react';
import { postJson } from '../../lib/api/browser';
import type { NoPrice, Price, PriceQuestion } from '../../lib/api/types';

/** What a form shows of a price. */
export type FormPrice = Pick<Price, 'lines' | 'total' | 'people' | 'season' | 'instalments' | 'cancellation'> & {
  readonly terms: Pick<Price['terms'], 'holdHours'>;
};

/** A price, or why there is none. */
export type Priced = FormPrice | NoPrice;

/** Nobody waits for the price of each key that is pressed. */
const PAUSE_MS = 250;

export interface ShownPrice {
  readonly priced: Priced;
  /** Whether it is not the price of what the form says now. */
  readonly isOld: boolean;
  /** Asks again, because the price of the same may have changed. */
  readonly askAgain: () => Promise<Priced>;
}

async function ask(question: string): Promise<Priced> {
  const outcome = await postJson<Price>('/api/price', JSON.parse(question));
  return outcome.ok ? outcome.data : { problems: outcome.problems };
}

/** The price of what the form says, asked of the server a moment after a change; at first the one that it rendered. */
export function usePrice(asked: PriceQuestion, first: Priced): ShownPrice {
  const question = JSON.stringify(asked);
  const [shown, setShown] = useState({ question, priced: first });
  const isOld = shown.question !== question;
  useEffect(() => {
    if (!isOld) return;
    let isOver = false;
    const timer = setTimeout(() => {
      void ask(question).then((priced) => isOver || setShown({ question, priced }));
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [question, isOld]);
  const askAgain = async () => {
    const priced = await ask(question);
    setShown({ question, priced });
    return priced;
  };
  return { priced: shown.priced, isOld, askAgain };
}
