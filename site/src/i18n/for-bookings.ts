import texts from 'virtual:texts/bookings';
import { inVisitorsLanguage } from './in-visitors-language';

/** The texts that islands and scripts of bookings show: tours, orders, payments, registrations, waiting lists. */
export const {
  booking,
  order,
  orderShares,
  participant,
  pay,
  sharePay,
  tourActions,
  tours,
  bookingOptions,
  waitingForm,
  waitingList,
} = await inVisitorsLanguage<typeof import('./groups/bookings')>(texts);
