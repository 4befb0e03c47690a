import { typedText } from '@imisozi/core/typed-text';
import type { AuthProvider, UserIdentity } from 'react-admin';
import { isAllowed } from './auth/isAllowed';
import { endSessionOnServer } from './data/account';
import { sendDelayedChanges } from './orders/delayedChanges';
import { currentPath, currentClaims, endSession, goToLogin, neverSettles, type Claims } from './auth/session';

function requireLogin(): Promise<never> {
  endSession();
  goToLogin(currentPath());
  return neverSettles();
}

const fullName = ({ firstName, lastName }: Claims) => typedText(`${firstName} ${lastName}`);

/** The logged-in user, as returned by `useGetIdentity`. */
export type StaffIdentity = UserIdentity & Claims;

/** The login page belongs to the site; the dashboard uses the token that it stores. */
export const authProvider: AuthProvider = {
  login: requireLogin,

  logout: async () => {
    await sendDelayedChanges();
    // If the server cannot be reached, the token is removed here all the same.
    await endSessionOnServer().catch(() => undefined);
    endSession();
    goToLogin();
    // Makes react-admin clear its caches without a navigation of its own.
    return false;
  },

  checkAuth: async () => {
    if (!currentClaims()) await requireLogin();
  },

  checkError: async (error: { status?: number }) => {
    if (error.status === 401) await requireLogin();
  },

  getIdentity: async () => {
    const claims = currentClaims() ?? (await requireLogin());
    return { ...claims, fullName: fullName(claims) };
  },

  getPermissions: () => Promise.resolve(currentClaims()?.role),

  canAccess: (request) => Promise.resolve(isAllowed(currentClaims()?.role, request)),
};
