import { readStored } from './browser-storage';

/** The storage key of the login token; the dashboard uses the same. */
const TOKEN = 'token';

export interface Session {
  readonly token: string;
  readonly role: 'admin' | 'user';
}

/** The user who is logged in in this browser; null without a token, or if it is unreadable or expired. */
export function readSession(): Session | null {
  const token = readStored('local', TOKEN);
  const payload = token?.split('.')[1];
  if (!token || !payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    const { role, exp } = JSON.parse(new TextDecoder().decode(bytes)) as { role?: string; exp?: number };
    if (!exp || exp * 1000 <= Date.now()) return null;
    return { token, role: role === 'admin' ? 'admin' : 'user' };
  } catch {
    return null;
  }
}

export const keepToken = (token: string): void => localStorage.setItem(TOKEN, token);
