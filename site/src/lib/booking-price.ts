import { refusalTexts } from './api/answers';
import type { SiteData, Price, PriceQuestion } from './api/types';

/** Why there is no price, as the visitor reads it. */
interface NoPrice {
  readonly problems: readonly string[];
}

/** What a form shows of a price. */
export type FormPrice = Pick<Price, 'lines' | 'total' | 'people' | 'season' | 'instalments' | 'cancellation'> & {
  readonly terms: Pick<Price['terms'], 'holdHours'>;
};

/** Why there is none, and the price without the promo code where that alone is refused. */
export type Refused = NoPrice & { readonly withoutCode?: FormPrice };

/** A price, or why there is none. */
export type Priced = FormPrice | Refused;

/** A price without what its form does not show: all that an island is given is in the page twice. */
const formPrice = ({ lines, total, people, season, instalments, cancellation, terms }: FormPrice): FormPrice => ({
  ...{ lines, total, people, season, instalments, cancellation },
  terms: { holdHours: terms.holdHours },
});

/** The price of a booking; where only its promo code is refused, with the price that it has without. */
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

/** The price that a page begins with, with what is refused in the visitor's language. */
export const shownPriceOf = (
  question: PriceQuestion,
  ask: (question: PriceQuestion) => ReturnType<SiteData['price']>,
): Promise<Priced> =>
  priceOf(question, async (asked) => {
    const price = await ask(asked);
    return 'lines' in price ? price : { problems: await refusalTexts(price.problems) };
  });
