import type { Role } from '@imisozi/core/access';
import { jwtDecode } from 'jwt-decode';

/** The key under which the site's login page stores the token. */
const TOKEN_KEY = 'token';
const LOGIN_PAGE = '/auth/login';

/** The claims in the token about the user. */
export interface Claims {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  /** Seconds since 1970. */
  readonly exp: number;
}

/** The stored token, whether or not it is still usable. */
export const storedToken = (): string | null => localStorage.getItem(TOKEN_KEY);

/** The claims of the stored token; null if it is missing, unreadable or expired. */
export function currentClaims(): Claims | null {
  const claims = decode(storedToken());
  return claims && claims.exp * 1_000 > Date.now() ? claims : null;
}

/** Forgets the token. */
export const endSession = (): void => localStorage.removeItem(TOKEN_KEY);

let leaving = false;

/** Goes to the login page, which returns to `from`. */
export function goToLogin(from?: string): void {
  // After the end of a session every screen checks the login again; only the first may choose the return path.
  if (leaving) return;
  leaving = true;
  window.location.assign(from ? `${LOGIN_PAGE}?from=${encodeURIComponent(from)}` : LOGIN_PAGE);
}

/** Keeps the screen as it is, instead of flashing an error, while the browser goes to the login page. */
export const neverSettles = () => new Promise<never>(() => {});

/** The current path and query, to return to after login. */
export const currentPath = (): string => window.location.pathname + window.location.search;

/** Goes to the login page when the session ends in another tab, or when the back/forward cache restores an old page. */
export function watchSession(): void {
  window.addEventListener('storage', ({ key }) => {
    if ((key === TOKEN_KEY || key === null) && !storedToken()) goToLogin(currentPath());
  });
  // A form with unsaved changes must not block this; it keeps them as a draft for the next login.
  window.addEventListener('beforeunload', (event) => leaving && event.stopImmediatePropagation(), { capture: true });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

function decode(token: string | null): Claims | null {
  if (!token) return null;
  try {
    return jwtDecode<Claims>(token);
  } catch {
    return null;
  }
}
