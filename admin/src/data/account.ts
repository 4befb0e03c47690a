import { api } from './http';
import type {
  Confirmation,
  ConfirmedFactor,
  FactorCode,
  Factors,
  NewFactor,
  OwnSession,
  PasswordChange,
  RecoveryCodes,
  StartedFactor,
} from './types';

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

/** Says once more that it is the user, for sensitive calls of the next minutes (rules/accounts 13). */
export const confirmIdentity = async (body: Confirmation): Promise<void> => {
  await api.POST('/api/auth/confirm', { body });
};

/** The account's second factors (rules/accounts 11). */
export const ownFactors = async (): Promise<Factors> => (await api.GET('/api/auth/factors')).data!;

/** Begins to add an authenticator app; nothing changes until {@link confirmFactor}. */
export const startFactor = async (body: NewFactor): Promise<StartedFactor> =>
  (await api.POST('/api/auth/factors/totp', { body })).data!;

/** Adds the app with its first code. */
export const confirmFactor = async (id: string, body: FactorCode): Promise<ConfirmedFactor> =>
  (await api.POST('/api/auth/factors/totp/{id}/confirm', { params: { path: { id } }, body })).data!;

/** Removes an authenticator app. @returns the message for a toast */
export const removeFactor = async (id: string): Promise<string> =>
  (await api.DELETE('/api/auth/factors/{id}', { params: { path: { id } } })).data!.message;

/** Makes new recovery codes; those from before end. */
export const renewRecoveryCodes = async (): Promise<RecoveryCodes> =>
  (await api.POST('/api/auth/factors/recovery-codes')).data!;

/** Removes the second factors of a colleague (rules/accounts 12). @returns the message for a toast */
export const removeFactorsOf = async (id: string): Promise<string> =>
  (await api.DELETE('/api/admin/users/{id}/factors', { params: { path: { id } } })).data!.message;
