import type { paths } from '@imisozi/api/openapi';
import createClient from 'openapi-fetch';
import type { DestinationLink, TourPage } from './types';

/** The typed API client of a page, for data of one person; its calls stay within the process. */
export const apiFor = (locals: App.Locals) =>
  createClient<paths>({ baseUrl: 'http://inside', fetch: (request) => locals.apiFetch(request) });

/** Thrown when the API fails; the visitor gets the error page. */
export class ApiFailure extends Error {}

/**
 * The data of the response, or null for an unknown record.
 * @throws ApiFailure for every other failure
 */
export function dataOrNull<T>(answer: { data?: T; response: Response }): T | null {
  if (answer.data !== undefined) return answer.data;
  if (answer.response.status === 404) return null;
  throw new ApiFailure(`${answer.response.status} from ${answer.response.url}`);
}

/** The destinations of the navbar; null if they cannot be read. */
export async function destinationLinks({ siteData }: App.Locals): Promise<readonly DestinationLink[] | null> {
  try {
    return await siteData.destinationLinks();
  } catch {
    return null;
  }
}

/** The published destinations of a tour, in the order of the trip. @param published all of them */
export function placesOf({ destinationIds }: TourPage, published: readonly DestinationLink[]): DestinationLink[] {
  const known = new Map(published.map((link) => [link.id, link]));
  return destinationIds.flatMap((id) => known.get(id) ?? []);
}
