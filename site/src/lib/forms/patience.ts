/** The server takes a form that is sent faster than this for a robot's. */
const FASTEST_MS = 1_600;

/**
 * What a form that anybody may send adds to tell people from robots: how long the page has been open. Browsers fill
 * forms faster than people do, so a quick visitor waits a moment rather than being refused.
 */
export async function withProofOfPatience<T extends object>(values: T): Promise<T & { openedFor: number }> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, FASTEST_MS - performance.now())));
  return { ...values, openedFor: Math.round(performance.now()) };
}
