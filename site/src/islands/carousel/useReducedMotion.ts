import { useSyncExternalStore } from 'react';

/** How much motion the visitor wants; unknown on the server and until the island is hydrated. */
export type Motion = 'unknown' | 'reduced' | 'full';

const REDUCED = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Follows the setting of the visitor's system. */
export const useReducedMotion = (): Motion =>
  useSyncExternalStore<Motion>(
    subscribe,
    () => (matchMedia(REDUCED).matches ? 'reduced' : 'full'),
    () => 'unknown',
  );
