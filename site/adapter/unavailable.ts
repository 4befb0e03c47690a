import type { LanguageCode } from '@imisozi/core/languages';
import type { SiteDataError } from '@imisozi/api/modules/site-data/site-data.types';
import type { SiteData } from '../src/lib/api/types';
import { noStore } from '../src/lib/page-headers';

const UNAVAILABLE = 503;
const RETRY_AFTER_S = 5;

/** What every page reads and can replace: the navbar's links, and editable texts, which have defaults. */
const REPLACEABLE: readonly (keyof SiteData)[] = ['destinationLinks', 'editableTexts', 'languageOfTexts'];

type Reader = (...args: unknown[]) => Promise<unknown>;

/** Records whether something that this page reads was unavailable. */
export class Availability {
  private retryAfter: string | null = null;
  private lacksOnlyReplaceable = true;

  /** Whether something was unavailable. */
  get isAway(): boolean {
    return this.retryAfter !== null;
  }

  /** Wraps the page's `fetch` to see answers with status 503. */
  watchFetch(apiFetch: typeof fetch): typeof fetch {
    return async (input, init) => {
      const answer = await apiFetch(input, init);
      if (answer.status === UNAVAILABLE) this.note(answer.headers.get('retry-after'));
      return answer;
    };
  }

  /** Wraps the data that the page reads. */
  watchSiteData(siteData: SiteData): SiteData {
    return new Proxy(siteData, {
      get: (target, name: keyof SiteData) => {
        if (name === 'inLanguage') return (language: LanguageCode) => this.watchSiteData(target.inLanguage(language));
        return async (...args: unknown[]) => {
          try {
            // eslint-disable-next-line no-restricted-syntax -- all readers have this signature
            return await (target as unknown as Record<string, Reader>)[name]!(...args);
          } catch (error) {
            const { status, retryAfter } = error as SiteDataError;
            if (status === UNAVAILABLE) this.note(retryAfter, REPLACEABLE.includes(name));
            throw error;
          }
        };
      },
    });
  }

  /** Turns the page into a 503 if something was unavailable that the page cannot replace. */
  markUnavailable(page: Response): Response {
    if (this.retryAfter === null || (page.ok && this.lacksOnlyReplaceable)) return page;
    const answer = new Response(page.body, { status: UNAVAILABLE, headers: page.headers });
    noStore(answer.headers);
    answer.headers.set('Retry-After', this.retryAfter);
    return answer;
  }

  private note(retryAfter: string | number | null | undefined, isReplaceable = false): void {
    this.retryAfter ??= String(retryAfter ?? RETRY_AFTER_S);
    this.lacksOnlyReplaceable &&= isReplaceable;
  }
}
