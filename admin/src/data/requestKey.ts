/**
 * An idempotency key for a content, so that sending it twice has one effect. It is a digest, because a header allows
 * only short ASCII text.
 */
export async function requestKey(id: string, body: object): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${id} ${JSON.stringify(body)}`));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
