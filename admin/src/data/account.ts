import { api } from './http';
import type { PasswordChange } from './types';

/** A server that is slow to answer holds nobody back for longer. */
const PATIENCE_MS = 3_000;

/** Makes the stored token worthless, wherever a copy of it may be. */
export const endSessionOnServer = async (): Promise<void> => {
  await api.POST('/api/auth/logout', { signal: AbortSignal.timeout(PATIENCE_MS) });
};

/** Changes the own password and answers with the sentence for a toast. */
export const changePassword = async (body: PasswordChange): Promise<string> =>
  (await api.POST('/api/auth/change-password', { body })).data!.message;
