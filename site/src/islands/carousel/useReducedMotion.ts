import { useSyncExternalStore } from 'react';

/** The system's motion setting; unknown on the server and until the island is hydrated. */
export type Motion = 'unknown' | 'reduced' | 'full';

const REDUCED = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Follows the system's `prefers-reduced-motion` setting. */
export const useReducedMotion = (): Motion =>
  useSyncExternalStore<Motion>(
    subscribe,
    () => (matchMedia(REDUCED).matches ? 'reduced' : 'full'),
    () => 'unknown',
  );
