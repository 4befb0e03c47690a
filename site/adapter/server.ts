import type { PicturesById } from '@imisozi/api/modules/media/copies/picture-metadata-cache.types';
import { readLanguage } from '@imisozi/core/languages';
import { createApp } from 'astro/app/entrypoint';
import { inLanguage } from '../src/i18n/language';
import { isParameter, keptQuery } from '../src/lib/query-parameters';
import { PagePictures } from './page-pictures';
import { Availability } from './unavailable';

export { isParameter, keptQuery };

// No streaming: the cache stores complete bodies, and an error can still become an error page.
const app = createApp({ streaming: false });

/** Sends Astro's errors to `write`; with `--silent`, Astro would log nothing. */
export function logTo(write: (text: string) => void): void {
  app.logger.options.level = 'error';
  app.logger.setDestination({ write: ({ message }) => write(message) });
}

/** What the web process passes to a page, with every picture that it knows. */
type GivenLocals = Omit<App.Locals, 'pictures'> & { readonly pictures: PicturesById };

/**
 * Renders one page. Pages are written once for all languages: they see the URL without its language prefix.
 * @param clientAddress the visitor's IP address, as the web server sees it
 */
export async function render(request: Request, locals: GivenLocals, clientAddress: string): Promise<Response> {
  const availability = new Availability();
  const apiFetch = availability.watchFetch(locals.apiFetch);
  const pictures = new PagePictures(locals.pictures);
  const isApiAway = () => availability.isAway;
  const { language, request: pageRequest } = splitLanguage(request);
  const siteData = availability.watchSiteData(locals.siteData.inLanguage(language));
  const page = await inLanguage(language, () =>
    app.render(pageRequest, { locals: { ...locals, apiFetch, siteData, pictures, isApiAway }, clientAddress }),
  );
  const response = availability.markUnavailable(page);
  pictures.tag(response.headers);
  if (response.headers.get('content-type') === 'text/html') {
    response.headers.set('content-type', 'text/html; charset=utf-8');
    response.headers.set('content-language', language);
  }
  return response;
}

/** The language in the path, and the request without it. */
function splitLanguage(request: Request) {
  const url = new URL(request.url);
  const { language, path } = readLanguage(url.pathname);
  if (path === url.pathname) return { language, request };
  url.pathname = path;
  return { language, request: new Request(url, request) };
}
