import { escapeHtml } from '@imisozi/core/escape-html';

/** A page in the sitemap. */
export interface SitemapEntry {
  /** Absolute URL. */
  readonly url: string;
  /** When the content last changed, if that is known. */
  readonly changed?: string;
  /** Absolute URLs of the page's pictures. */
  readonly pictures?: readonly string[];
}

/** The XML of sitemaps.org, with Google's extension for pictures. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ url, changed, pictures = [] }) =>
      `<url><loc>${escapeHtml(url)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${pictures
        .map((picture) => `<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>`)
        .join('')}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('')}</urlset>`;
}
