import { MOBILE_CURRENCY, type MobileProvider } from '@imisozi/core/mobile-money';

/** The services with which visitors can pay now, and the office's rate. */
export interface MobileOffer {
  readonly providers: readonly MobileProvider[];
  /** Francs per dollar. */
  readonly rate: number;
}

/** Null while no service has an account, or the office has no rate for francs. */
export async function mobileOffer({ mobileMoney, siteData }: App.Locals): Promise<MobileOffer | null> {
  const { [MOBILE_CURRENCY]: rate } = await siteData.exchangeRates();
  const { providers } = mobileMoney;
  return rate && providers.length > 0 ? { providers, rate } : null;
}

/** What a payment is for: an order by its key, or a part of a shared bill. */
export interface PaidByPhone {
  readonly order: string | null;
  readonly share: string | null;
}

/** The query that tells the pages of mobile money what is paid. */
export const paidQuery = ({ order, share }: PaidByPhone): string =>
  order || share ? `?${new URLSearchParams(order ? { order } : { share: share! }).toString()}` : '';

/** The page that follows a payment. */
export const followPath = (reference: string, paid: PaidByPhone): string =>
  `/pay/mobile/${encodeURIComponent(reference)}${paidQuery(paid)}`;
