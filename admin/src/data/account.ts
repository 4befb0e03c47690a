import { api } from './http';
import type { OwnSession, PasswordChange } from './types';

/** The maximum time that the logout waits for the server. */
const PATIENCE_MS = 3_000;

/** Ends the session on the server, so that copies of the token stop working too. */
export const endSessionOnServer = async (): Promise<void> => {
  await api.POST('/api/auth/logout', { signal: AbortSignal.timeout(PATIENCE_MS) });
};

/** Changes one's own password. @returns the message for a toast */
export const changePassword = async (body: PasswordChange): Promise<string> =>
  (await api.POST('/api/auth/change-password', { body })).data!.message;

/** The account's open sessions (rules/accounts 10). */
export const ownSessions = async (): Promise<OwnSession[]> => (await api.GET('/api/auth/sessions')).data!.sessions;

/** Ends one of the own sessions. @returns the message for a toast */
export const endOwnSession = async (id: string): Promise<string> =>
  (await api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } })).data!.message;

/** Ends the own sessions but this one. @returns the message for a toast */
export const endOtherSessions = async (): Promise<string> => (await api.DELETE('/api/auth/sessions')).data!.message;
