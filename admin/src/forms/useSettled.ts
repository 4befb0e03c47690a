import { useEffect, useState } from 'react';

/** While somebody types, nothing is asked for. */
const PAUSE_MS = 200;

/** A value once it has stayed the same for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
