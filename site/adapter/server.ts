import { createApp } from 'astro/app/entrypoint';
import { isParameter, keptQuery } from '../src/lib/query-parameters';
import { Availability } from './unavailable';

export { isParameter, keptQuery };

// No streaming: the cache keeps final bytes, and an error can still become an error page.
const app = createApp({ streaming: false });

/** Sends Astro's errors to `write`; with `--silent` it would log nothing. */
export function logTo(write: (text: string) => void): void {
  app.logger.options.level = 'error';
  app.logger.setDestination({ write: ({ message }) => write(message) });
}

/**
 * Renders one page.
 * @param clientAddress the visitor's address, as the web server sees it
 */
export async function render(request: Request, locals: App.Locals, clientAddress: string): Promise<Response> {
  const availability = new Availability();
  const apiFetch = availability.watchFetch(locals.apiFetch);
  const content = availability.watchContent(locals.content);
  const isApiAway = () => availability.isAway;
  const page = await app.render(request, { locals: { ...locals, apiFetch, content, isApiAway }, clientAddress });
  const response = availability.markUnavailable(page);
  if (response.headers.get('content-type') === 'text/html') {
    response.headers.set('content-type', 'text/html; charset=utf-8');
  }
  return response;
}
