/**
 * One key for each content: what is sent twice happens once. A digest, as a header holds no text in other scripts, and
 * no long one.
 */
export async function requestKey(id: string, body: object): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${id} ${JSON.stringify(body)}`));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
