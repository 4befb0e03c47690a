import { useEffect, useState } from 'react';

/** For inputs that cause requests. */
const PAUSE_MS = 200;

/** A debounced value. */
export function useSettled(value: string, pauseMs = PAUSE_MS): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
