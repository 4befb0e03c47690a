import { NO_RATES, OTHER_CURRENCIES, type ExchangeRates, type OtherCurrency } from '@imisozi/core/exchange-rates';
import { addCacheTag, noStore } from './page-headers';

interface Page {
  readonly locals: App.Locals;
  readonly response: { readonly headers: Headers };
}

/** A currency that the office has a rate for. */
export interface OfferedCurrency {
  readonly currency: OtherCurrency;
  readonly perDollar: number;
}

/** What prices may be shown in beside dollars. A page that cannot know shows none, and is not cached. */
export async function offeredCurrencies(
  page: Page,
): Promise<Pick<ExchangeRates, 'day'> & { offered: OfferedCurrency[] }> {
  let rates = NO_RATES;
  try {
    rates = await page.locals.content.exchangeRates();
    addCacheTag(page.response.headers, 'settings');
  } catch {
    noStore(page.response.headers);
  }
  const offered = OTHER_CURRENCIES.flatMap((currency) => {
    const perDollar = rates[currency];
    return perDollar === null ? [] : [{ currency, perDollar }];
  });
  return { day: rates.day, offered };
}
