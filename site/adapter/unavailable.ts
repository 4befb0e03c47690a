import { noStore } from '../src/lib/page-headers';

const UNAVAILABLE = 503;

/** Every page requests this for its navbar, and is served without it if necessary. */
const FOR_THE_NAVBAR = '/api/news';

/** Notes whether the API answered 503 to a call of this page. */
export class Availability {
  private retryAfter: string | null = null;
  private lacksOnlyNavbar = true;

  /** Whether the API has answered 503. */
  get isAway(): boolean {
    return this.retryAfter !== null;
  }

  /** Wraps the page's `fetch`. */
  watch(apiFetch: typeof fetch): typeof fetch {
    return async (input, init) => {
      const answer = await apiFetch(input, init);
      if (answer.status !== UNAVAILABLE) return answer;
      this.retryAfter ??= answer.headers.get('retry-after') ?? '5';
      this.lacksOnlyNavbar &&= input instanceof Request && new URL(input.url).pathname === FOR_THE_NAVBAR;
      return answer;
    };
  }

  /** Answers 503 if the API was unavailable, unless only the navbar's destinations are missing. */
  markUnavailable(page: Response): Response {
    if (this.retryAfter === null || (page.ok && this.lacksOnlyNavbar)) return page;
    const answer = new Response(page.body, { status: UNAVAILABLE, headers: page.headers });
    noStore(answer.headers);
    answer.headers.set('Retry-After', this.retryAfter);
    return answer;
  }
}
