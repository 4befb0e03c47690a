import { keepNowhere } from '../src/lib/page-headers';

const UNAVAILABLE = 503;

/** What every page asks for, and does without where it must. */
const FOR_THE_NAVBAR = '/api/news';

/** Notes whether a call that a page made of the API heard that it cannot serve at the moment. */
export class Availability {
  private retryAfter: string | null = null;
  private lacksOnlyNavbar = true;

  /** The API has said that it cannot serve. */
  get isAway(): boolean {
    return this.retryAfter !== null;
  }

  /** The page's `fetch`, listened to. */
  listenTo(apiFetch: typeof fetch): typeof fetch {
    return async (input, init) => {
      const answer = await apiFetch(input, init);
      if (answer.status !== UNAVAILABLE) return answer;
      this.retryAfter ??= answer.headers.get('retry-after') ?? '5';
      this.lacksOnlyNavbar &&= input instanceof Request && new URL(input.url).pathname === FOR_THE_NAVBAR;
      return answer;
    };
  }

  /** Says of a page what the API said of itself. One that only lacks the destinations in its navbar serves as it is. */
  tell(page: Response): Response {
    if (this.retryAfter === null || (page.ok && this.lacksOnlyNavbar)) return page;
    const answer = new Response(page.body, { status: UNAVAILABLE, headers: page.headers });
    keepNowhere(answer.headers);
    answer.headers.set('Retry-After', this.retryAfter);
    return answer;
  }
}
