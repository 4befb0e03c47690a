import texts from 'virtual:texts/bookings';
import { inVisitorsLanguage } from './in-visitors-language';

/** The texts that islands and scripts of bookings show: tours, registrations, waiting lists. */
export const { booking, participant, tourActions, tours, bookingOptions, waitingForm, waitingList } =
  await inVisitorsLanguage<typeof import('./groups/bookings')>(texts);
