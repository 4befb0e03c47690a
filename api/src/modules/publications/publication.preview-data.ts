import { Publication } from './publication.entity.js';

/** A fictional publication, for previews of mails. */
export const samplePublication = (): Publication =>
  Object.assign(new Publication(), {
    title: 'Our journeys for the coming season',
    category: 'publication',
  } satisfies Partial<Publication>);
