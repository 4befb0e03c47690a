import { NO_RATES, OTHER_CURRENCIES, type OtherCurrency } from '@imisozi/core/exchange-rates';
import { addCacheTag, noStore } from './page-headers';

interface Page {
  readonly locals: App.Locals;
  readonly response: { readonly headers: Headers };
}

/** A currency that the office has set a rate for. */
export interface OfferedCurrency {
  readonly currency: OtherCurrency;
  readonly perDollar: number;
  /** When the office set the rate. */
  readonly day: string;
}

/** The currencies for prices besides dollars. If they cannot be read, a page shows none and is not cached. */
export async function offeredCurrencies(page: Page): Promise<OfferedCurrency[]> {
  let rates = NO_RATES;
  try {
    rates = await page.locals.siteData.exchangeRates();
    addCacheTag(page.response.headers, 'settings');
  } catch {
    noStore(page.response.headers);
  }
  return OTHER_CURRENCIES.flatMap((currency) => {
    const { [currency]: perDollar, days } = rates;
    const day = days[currency];
    return perDollar === null || day === null ? [] : [{ currency, perDollar, day }];
  });
}
