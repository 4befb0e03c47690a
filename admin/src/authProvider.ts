import type { AuthProvider } from 'react-admin';
import { canAccess } from './auth/canAccess';
import { currentAddress, currentClaims, endSession, goToLogin, type Claims } from './auth/session';

/** Keeps the screen as it is while the browser leaves for the login page, instead of flashing an error. */
const whileLeaving = () => new Promise<never>(() => {});

function requireLogin(): Promise<never> {
  endSession();
  goToLogin(currentAddress());
  return whileLeaving();
}

const fullName = ({ firstName, lastName }: Claims) => `${firstName} ${lastName}`.trim();

/** Login itself is a page of the site; the dashboard lives on the token that it leaves behind. */
export const authProvider: AuthProvider = {
  login: requireLogin,

  logout: async () => {
    endSession();
    goToLogin();
    // Tells react-admin to forget what it knows, and not to navigate by itself.
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

  getPermissions: async () => currentClaims()?.role,

  canAccess: async (request) => canAccess(currentClaims()?.role, request),
};
