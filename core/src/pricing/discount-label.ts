import { DEFAULT_LANGUAGE, type LanguageCode } from '../languages.ts';
import type { PriceLine } from './price-lines.ts';

const DISCOUNT: Readonly<Record<LanguageCode, string>> = {
  en: 'Discount: ',
  fr: 'Remise\u00A0: ',
  sw: 'Punguzo: ',
  rw: 'Igabanyirizwa: ',
  ar: 'خصم: ',
};

/** The beginning of a discount's English row label, as orders store it. */
export const DISCOUNT_KEPT = DISCOUNT[DEFAULT_LANGUAGE];

/** The label of a discount's row; the reason is free text of the office, or a promo code. */
export const discountLabel = (reason: string, language: LanguageCode = DEFAULT_LANGUAGE): string =>
  `${DISCOUNT[language]}${reason}`;

/** How often a row is said to count: a promo code is one, though its percentage is taken off once per person. */
export const shownQuantity = ({ kind, quantity }: Pick<PriceLine, 'kind' | 'quantity'>): number =>
  kind === 'promo' ? 1 : quantity;
