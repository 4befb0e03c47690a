import { refusalTexts } from './api/answers';
import type { SiteData, Price, PriceQuestion } from './api/types';

/** Why there is no price, in the visitor's language. */
interface NoPrice {
  readonly problems: readonly string[];
}

/** The part of a price that a form shows. */
export type FormPrice = Pick<Price, 'lines' | 'total' | 'people' | 'season' | 'instalments' | 'cancellation'> & {
  readonly terms: Pick<Price['terms'], 'holdHours'>;
};

/** Why there is no price; with the price without the promo code, if only the code is refused. */
export type Refused = NoPrice & { readonly withoutCode?: FormPrice };

/** A price, or why there is none. */
export type Priced = FormPrice | Refused;

/** Drops what the form does not show, because a page contains the props of an island twice. */
const formPrice = ({ lines, total, people, season, instalments, cancellation, terms }: FormPrice): FormPrice => ({
  ...{ lines, total, people, season, instalments, cancellation },
  terms: { holdHours: terms.holdHours },
});

/** The price of a booking. If only its promo code is refused, the result contains the price without it. */
export async function priceOf(
  question: PriceQuestion,
  ask: (question: PriceQuestion) => Promise<Price | NoPrice>,
): Promise<Priced> {
  const priced = await ask(question);
  if ('lines' in priced) return formPrice(priced);
  const { promoCode, ...others } = question;
  const without = promoCode ? await ask(others) : priced;
  return 'lines' in without ? { problems: priced.problems, withoutCode: formPrice(without) } : priced;
}

/** The initial price of a page, with refusals in the visitor's language. */
export const shownPriceOf = (
  question: PriceQuestion,
  ask: (question: PriceQuestion) => ReturnType<SiteData['price']>,
): Promise<Priced> =>
  priceOf(question, async (asked) => {
    const price = await ask(asked);
    return 'lines' in price ? price : { problems: await refusalTexts(price.problems) };
  });
