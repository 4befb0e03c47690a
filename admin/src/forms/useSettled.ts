import { useEffect, useState } from 'react';

/** The debounce time of inputs that cause requests. */
const PAUSE_MS = 200;

/** A debounced value. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
