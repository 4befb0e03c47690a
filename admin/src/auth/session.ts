import type { Role } from '@imisozi/core/access';
import { jwtDecode } from 'jwt-decode';

/** The key under which the site's login page stores the token. */
const TOKEN_KEY = 'token';
const LOGIN_PAGE = '/auth/login';

/** What the token says about the person who logged in. */
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

/** The person behind the stored token; null without a token, with an unreadable one and with an expired one. */
export function currentClaims(): Claims | null {
  const claims = decode(storedToken());
  return claims && claims.exp * 1_000 > Date.now() ? claims : null;
}

/** Forgets the token. */
export const endSession = (): void => localStorage.removeItem(TOKEN_KEY);

let leaving = false;

/** Goes to the login page, which returns to `from`. */
export function goToLogin(from?: string): void {
  // Ending a session makes every screen ask again who is logged in; only the first answer may decide where to go.
  if (leaving) return;
  leaving = true;
  window.location.assign(from ? `${LOGIN_PAGE}?from=${encodeURIComponent(from)}` : LOGIN_PAGE);
}

/** Keeps the screen as it is, instead of flashing an error, while the browser goes to the login page. */
export const neverSettles = () => new Promise<never>(() => {});

/** The current address, to return to after login. */
export const currentPath = (): string => window.location.pathname + window.location.search;

/** Goes to the login page when the session ends in another tab, or when the back/forward cache restores an old page. */
export function watchSession(): void {
  window.addEventListener('storage', ({ key }) => {
    if ((key === TOKEN_KEY || key === null) && !storedToken()) goToLogin(currentPath());
  });
  // A form with unsaved changes would block this; it keeps them as a draft, which is offered after the next login.
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
