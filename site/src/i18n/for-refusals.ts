import { inVisitorsLanguage } from './in-visitors-language';

/** What forms show that were refused. A browser loads it when that happens. */
export const { refusals, names } = await inVisitorsLanguage<typeof import('./en/for-refusals')>(
  import.meta.glob('./*/for-refusals.ts'),
);
