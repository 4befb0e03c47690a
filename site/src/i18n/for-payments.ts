import texts from 'virtual:texts/payments';
import { inVisitorsLanguage } from './in-visitors-language';

/** The texts of orders and their payments. */
export const { moneyTerms, order, orderCopy, orderShares, pay, sharePay } =
  await inVisitorsLanguage<typeof import('./groups/payments')>(texts);
