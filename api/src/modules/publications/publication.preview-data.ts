import { Publication } from './publication.entity.js';

/** A publication that nobody can read, for previews of mails. */
export const samplePublication = (): Publication =>
  Object.assign(new Publication(), {
    title: 'Our journeys for the coming season',
    category: 'publication',
  } satisfies Partial<Publication>);
