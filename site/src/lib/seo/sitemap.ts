import { escapeHtml } from '@imisozi/core/escape-html';

/** A page for search engines. */
export interface SitemapEntry {
  /** Absolute. */
  readonly address: string;
  /** When its content last changed; only where that is known. */
  readonly changed?: string;
  /** Absolute addresses of the pictures it shows. */
  readonly pictures?: readonly string[];
}

/** The document of sitemaps.org, with the pictures of Google's extension to it. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ address, changed, pictures = [] }) =>
      `<url><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${pictures
        .map((picture) => `<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>`)
        .join('')}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('')}</urlset>`;
}
