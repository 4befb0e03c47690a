import texts from 'virtual:texts/browsers';
import { inVisitorsLanguage } from './in-visitors-language';

/** The texts that all or many islands use. Those of bookings and forms are in files of their own. */
export const { carousel, comments, form, maps, saving } =
  await inVisitorsLanguage<typeof import('./groups/browsers')>(texts);
