/** A token of the demonstration admin. */
export async function adminToken(url: string): Promise<string> {
  const { token } = await send<{ token: string }>(url, 'POST', '/api/auth/login', '', {
    email: 'admin@imisozi.example',
    password: 'demo-admin-1',
  });
  return token;
}

/** Calls the API as whoever the token belongs to. @throws Error for an answer that is a failure */
export async function send<T>(url: string, method: string, path: string, token: string, body?: object): Promise<T> {
  const answer = await fetch(url + path, {
    method,
    headers: { token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
