import texts from 'virtual:texts/forms';
import { inVisitorsLanguage } from './in-visitors-language';

/** The texts of the other forms: accounts, air tickets, enquiries, visitors' own events. */
export const { airTicket, auth, contact, eventForm, inquiry, passwords, tripBrief } =
  await inVisitorsLanguage<typeof import('./groups/forms')>(texts);
