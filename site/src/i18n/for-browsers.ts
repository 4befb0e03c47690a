import texts from 'virtual:texts/browsers';
import { inVisitorsLanguage } from './in-visitors-language';

/** The texts that every island or many of them show. What only bookings or forms need has a file of its own. */
export const { carousel, comments, form, maps, saving } =
  await inVisitorsLanguage<typeof import('./groups/browsers')>(texts);
