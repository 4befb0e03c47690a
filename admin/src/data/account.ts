import { api } from './http';
import type { PasswordChange } from './types';

/** The maximum time that the logout waits for the server. */
const PATIENCE_MS = 3_000;

/** Ends the session on the server, so that copies of the token stop working too. */
export const endSessionOnServer = async (): Promise<void> => {
  await api.POST('/api/auth/logout', { signal: AbortSignal.timeout(PATIENCE_MS) });
};

/** Changes one's own password. @returns the message for a toast */
export const changePassword = async (body: PasswordChange): Promise<string> =>
  (await api.POST('/api/auth/change-password', { body })).data!.message;
