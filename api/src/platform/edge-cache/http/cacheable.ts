type Headers = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Headers that describe one transfer or one request, and not the response. */
const NOT_KEPT = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'x-request-id',
  'x-cache',
]);

/** How long a shared cache may keep a response, in milliseconds; null if it may not keep it at all. */
export function cacheableAge(status: number, headers: Headers): number | null {
  const seconds = /(?:^|[\s,])max-age=(\d+)/.exec(String(headers['cdn-cache-control'] ?? ''));
  const isPublic = /(?:^|[\s,])public(?:$|[\s,])/.test(String(headers['cache-control'] ?? ''));
  if (status !== 200 || !seconds || !isPublic || !headers['cache-tag'] || headers['set-cookie']) return null;
  return Number(seconds[1]) * 1_000;
}

/** The headers of a response that are the same for everybody. */
export function keptHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || NOT_KEPT.has(name) ? [] : [[name, String(value)] as const],
    ),
  );
}
