import type { LanguageCode } from '@imisozi/core/languages';
import type { SiteDataError } from '@imisozi/api/modules/site-data/site-data.types';
import type { SiteData } from '../src/lib/api/types';
import { noStore } from '../src/lib/page-headers';

const UNAVAILABLE = 503;
const RETRY_AFTER_S = 5;

/** What every page has: the navbar's links, and words, in whose place those stand that ship with the product. */
const REPLACEABLE: readonly (keyof SiteData)[] = ['destinationLinks', 'editableTexts', 'languageOfTexts'];

type Reader = (...asked: unknown[]) => Promise<unknown>;

/** Notes whether what this page reads was unavailable. */
export class Availability {
  private retryAfter: string | null = null;
  private lacksOnlyReplaceable = true;

  /** Whether something was unavailable. */
  get isAway(): boolean {
    return this.retryAfter !== null;
  }

  /** Wraps the page's `fetch`. */
  watchFetch(apiFetch: typeof fetch): typeof fetch {
    return async (input, init) => {
      const answer = await apiFetch(input, init);
      if (answer.status === UNAVAILABLE) this.note(answer.headers.get('retry-after'));
      return answer;
    };
  }

  /** Wraps what the page reads. */
  watchSiteData(siteData: SiteData): SiteData {
    return new Proxy(siteData, {
      get: (target, name: keyof SiteData) => {
        if (name === 'inLanguage') return (language: LanguageCode) => this.watchSiteData(target.inLanguage(language));
        return async (...asked: unknown[]) => {
          try {
            // eslint-disable-next-line no-restricted-syntax -- by its name, any of them is what all have in common
            return await (target as unknown as Record<string, Reader>)[name]!(...asked);
          } catch (error) {
            const { status, retryAfter } = error as SiteDataError;
            if (status === UNAVAILABLE) this.note(retryAfter, REPLACEABLE.includes(name));
            throw error;
          }
        };
      },
    });
  }

  /** Answers 503 if something was unavailable, unless a page can be shown without it. */
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
