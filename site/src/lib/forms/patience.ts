/** The server refuses a form that is sent faster than this, as a robot's. */
const FASTEST_MS = 1_500;

/** Clocks that do not agree to the millisecond must not refuse anybody. */
const MARGIN_MS = 100;

/**
 * What a form that anybody may send adds to tell people from robots: how long the page has been open. Browsers fill
 * forms faster than people do, so a quick visitor waits a moment rather than being refused.
 */
export async function withProofOfPatience<T extends object>(values: T): Promise<T & { openedFor: number }> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, FASTEST_MS + MARGIN_MS - performance.now())));
  return { ...values, openedFor: Math.round(performance.now()) };
}

/** Whether the server will take this form for a robot's. What goes together with it must not be sent then. */
export const looksLikeRobot = ({ website, openedFor }: { website?: unknown; openedFor?: unknown }): boolean =>
  String(website ?? '').trim() !== '' || Number.parseFloat(String(openedFor)) < FASTEST_MS;
