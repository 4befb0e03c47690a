import type { ApiClient } from './api-client.js';
import { codeOf } from './authenticator-code.js';

/** Begins to add an app to the account of a token. */
export async function beginApp(api: ApiClient, token: string): Promise<{ id: string; secret: string }> {
  const { body } = await api.post('/auth/factors/totp', { name: 'My phone' }, { token });
  return body as { id: string; secret: string };
}

/** Adds an app to the account of a token. */
export async function addApp(api: ApiClient, token: string) {
  const { id, secret } = await beginApp(api, token);
  const added = await api.post(`/auth/factors/totp/${id}/confirm`, { code: codeOf(secret) }, { token });
  if (added.status !== 200) throw new Error(`The app was not added: ${JSON.stringify(added.body)}`);
  return { id, secret, recoveryCodes: added.body.recoveryCodes as string[] | null };
}
