/** The server treats a form that is submitted faster than this as a bot's. */
const FASTEST_MS = 1_500;

/** A tolerance for clocks that differ by milliseconds. */
const MARGIN_MS = 100;

/**
 * Adds how long the page has been open, which the server uses to detect bots. Autofill can be faster than the limit, so
 * a fast visitor waits a moment rather than being refused.
 */
export async function withTimeOnPage<T extends object>(values: T): Promise<T & { openedFor: number }> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, FASTEST_MS + MARGIN_MS - performance.now())));
  return { ...values, openedFor: Math.round(performance.now()) };
}

/** Whether the server will treat this form as a bot's, so that no further request may follow. */
export const looksLikeBot = ({ website = '', openedFor }: { website?: string; openedFor?: unknown }): boolean =>
  website.trim() !== '' || Number.parseFloat(String(openedFor)) < FASTEST_MS;
