import texts from 'virtual:texts/payments';
import { inVisitorsLanguage } from './in-visitors-language';

/** The texts that orders and their payments show. */
export const { order, orderShares, pay, sharePay } =
  await inVisitorsLanguage<typeof import('./groups/payments')>(texts);
