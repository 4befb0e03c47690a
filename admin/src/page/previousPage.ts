import { useEffect, useRef } from 'react';
import { useLocation } from 'react-admin';
import { useNavigationType } from 'react-router';

/** Stored in the history entry beside the router's state, so that it survives a reload. */
interface Entry {
  readonly before?: string | undefined;
}

const entry = () => (history.state ?? {}) as Entry;

/** The path of the previous history entry; undefined if it is not a page of the dashboard. */
export const previousPage = (): string | undefined => entry().before;

/** Stores in each history entry the path of the previous one. To be used once, around all pages. */
export function useTrackPreviousPage(): void {
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const last = useRef<{
    readonly key?: string | undefined;
    readonly pathname: string;
    readonly before: string | undefined;
  }>(null);
  useEffect(() => {
    const from = last.current;
    if (from?.key === key) return;
    const known = { PUSH: from?.pathname, REPLACE: from?.before, POP: previousPage() };
    const before = known[navigation];
    history.replaceState({ ...entry(), before }, '');
    last.current = { key, pathname, before };
  }, [key, pathname, navigation]);
}
