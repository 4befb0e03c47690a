/** The mobile money services with which clients can pay (rules/mobile-money 1). */
export const MOBILE_PROVIDERS = ['mtn', 'airtel'] as const;
export type MobileProvider = (typeof MOBILE_PROVIDERS)[number];

export const isMobileProvider = (provider: string): provider is MobileProvider =>
  (MOBILE_PROVIDERS as readonly string[]).includes(provider);

/** Their names, which are the same in every language. */
export const MOBILE_NAMES: Readonly<Record<MobileProvider, string>> = { mtn: 'MTN MoMo', airtel: 'Airtel Money' };

/** What a wallet of these services holds. */
export const MOBILE_CURRENCY = 'RWF';

/** How the numbers of a service begin, as people write them. */
export const MOBILE_STARTS: Readonly<Record<MobileProvider, readonly string[]>> = {
  mtn: ['078', '079'],
  airtel: ['072', '073'],
};

const COUNTRY_CODE = '250';
const SEPARATORS = /[\s().\-/]/g;
const RWANDAN = /^(?:\+?250|00250|0)?(7\d{8})$/;

/**
 * A number as the services know it: `250788123456` for `0788 123 456`; null if it is none of this service. Rwandan
 * numbers stay with the service that gave them out.
 */
export function mobileNumber(typed: string, provider: MobileProvider): string | null {
  const national = RWANDAN.exec(typed.replace(SEPARATORS, ''))?.[1];
  const isOurs = national && MOBILE_STARTS[provider].some((start) => `0${national}`.startsWith(start));
  return isOurs ? `${COUNTRY_CODE}${national}` : null;
}

/** A number without the code of the country: `788123456`. */
export const nationalNumber = (number: string): string => number.slice(COUNTRY_CODE.length);

/** The longest that a service waits for a payer who does not answer. */
export const APPROVAL_MINUTES = 5;
