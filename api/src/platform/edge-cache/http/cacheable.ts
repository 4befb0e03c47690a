type Headers = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** What describes one transfer or one request, and not the answer. */
const NOT_KEPT = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'x-request-id',
  'x-cache',
]);

/** How long a shared cache may keep an answer, in milliseconds; null for one that it may not keep at all. */
export function cacheableAge(status: number, headers: Headers): number | null {
  const seconds = /(?:^|[\s,])max-age=(\d+)/.exec(String(headers['cdn-cache-control'] ?? ''));
  const isPublic = /(?:^|[\s,])public(?:$|[\s,])/.test(String(headers['cache-control'] ?? ''));
  if (status !== 200 || !seconds || !isPublic || !headers['cache-tag'] || headers['set-cookie']) return null;
  return Number(seconds[1]) * 1_000;
}

/** The headers of an answer that belong to everybody who gets it. */
export function keptHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || NOT_KEPT.has(name) ? [] : [[name, String(value)] as const],
    ),
  );
}
