/** A login token of the demonstration admin. */
export const adminToken = (url: string): Promise<string> => loginToken(url, 'admin@imisozi.example', 'demo-admin-1');

/** Logs in over HTTP. */
export async function loginToken(url: string, email: string, password: string): Promise<string> {
  const { token } = await send<{ token: string }>(url, 'POST', '/api/auth/login', '', { email, password });
  return token;
}

/** Calls the API with this token. @throws Error for a failure */
export async function send<T>(url: string, method: string, path: string, token: string, body?: object): Promise<T> {
  const answer = await fetch(url + path, {
    method,
    headers: { token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Uploads a file as the dashboard does. @returns its URL */
export async function upload(url: string, token: string, name: string, content: Buffer | string): Promise<string> {
  const form = new FormData();
  form.append('folder', 'publications');
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const answer = await fetch(`${url}/api/media/upload`, { method: 'POST', headers: { token }, body: form });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { secure_url: string }).secure_url;
}
