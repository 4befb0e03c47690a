import { readCompany } from '@imisozi/core/company';
import { sampleApi, sampleSiteData } from './sample-records.ts';

const picture = () => '/og/site.0123456789abcdef.png';

/** What the product hands to the built site for a page, with sample records; the files of the client are the caller's. */
export const sampleLocals = {
  company: readCompany({}),
  publicUrl: 'http://localhost',
  pictureOrigins: [],
  mobileMoney: { providers: ['mtn', 'airtel'] as const, isTest: true },
  sharePictures: {
    site: picture,
    tour: picture,
    destination: picture,
    lodge: picture,
    event: picture,
    languageOf: () => 'en' as const,
  },
  apiFetch: sampleApi,
  siteData: sampleSiteData,
};
