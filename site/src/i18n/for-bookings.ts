import texts from 'virtual:texts/bookings';
import { inVisitorsLanguage } from './in-visitors-language';

/** The texts of islands and scripts for bookings: tours, registrations, waiting lists. */
export const {
  booking,
  moneyTerms,
  participant,
  tourActions,
  tours,
  bookingOptions,
  bookingSteps,
  waitingForm,
  waitingList,
} = await inVisitorsLanguage<typeof import('./groups/bookings')>(texts);
