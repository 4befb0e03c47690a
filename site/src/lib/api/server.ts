import type { paths } from '@imisozi/api/openapi';
import createClient from 'openapi-fetch';
import type { Destination } from './types';

/** The typed API client of a page during rendering; calls stay inside the process. */
export const apiFor = (locals: App.Locals) =>
  createClient<paths>({
    baseUrl: 'http://inside',
    fetch: async (request) => withOwnMedia(await locals.apiFetch(request), locals.publicUrl),
  });

/**
 * The API gives uploads absolute addresses (contract 6). Pages use relative ones, so that pictures load, and the content
 * security policy allows them, whatever host the site is opened under.
 */
async function withOwnMedia(answer: Response, publicUrl: string): Promise<Response> {
  const text = await answer.text();
  const { status, headers } = answer;
  return new Response(status === 204 ? null : text.replaceAll(`${publicUrl}/media/`, '/media/'), { status, headers });
}

/** Thrown when the API fails; the visitor gets the error page. */
export class ApiFailure extends Error {}

/** The answer's data, null for an unknown item; throws an ApiFailure for every other failure. */
export function dataOrNull<T>(answer: { data?: T; response: Response }): T | null {
  if (answer.data !== undefined) return answer.data;
  if (answer.response.status === 404) return null;
  throw new ApiFailure(`${answer.response.status} from ${answer.response.url}`);
}

/** The answer's data; throws an ApiFailure when there is none. */
export function dataOf<T>(answer: { data?: T; response: Response }): T {
  const data = dataOrNull(answer);
  if (data === null) throw new ApiFailure('404');
  return data;
}

/** Published destinations, newest first; null when the API fails. */
export async function publishedDestinations(locals: App.Locals): Promise<Destination[] | null> {
  try {
    return dataOf(await apiFor(locals).GET('/api/news')).news;
  } catch {
    return null;
  }
}
