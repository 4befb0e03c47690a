import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { refetchQueries } from './refetchQueries';

/** How long the user must have been idle before rows may move. */
const STILL_MS = 1_500;
const LOOK_AGAIN_MS = 500;

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

const OVERLAYS = '[role="dialog"], [role="menu"], [role="listbox"]';

/** A dialog, a drawer or a menu is open. Some menus stay mounted while hidden. */
const somethingIsOpen = () =>
  [...document.querySelectorAll(OVERLAYS)].some((overlay) => overlay.checkVisibility({ visibilityProperty: true }));

/**
 * Refreshes what is on the screen, but not while someone is using it: new rows would push
 * others away from the pointer, or close an open dialog. They wait until the user is idle.
 */
export function useRefreshWhenIdle(): (keys: readonly QueryKey[]) => void {
  const queryClient = useQueryClient();
  const quiet = useMemo(() => new Quiet((queryKey) => refetchQueries(queryClient, queryKey)), [queryClient]);
  useEffect(() => quiet.watch(), [quiet]);
  return quiet.refresh;
}

class Quiet {
  /** By their texts, so that each is there once. */
  private readonly waiting = new Map<string, QueryKey>();
  private lastSign = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly run: (key: QueryKey) => void) {}

  /** Begins to look out for the person; the returned function ends that. */
  watch(): () => void {
    const note = () => (this.lastSign = Date.now());
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, note, { passive: true, capture: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, note, { capture: true });
      clearTimeout(this.timer);
    };
  }

  readonly refresh = (keys: readonly QueryKey[]): void => {
    for (const key of keys) this.waiting.set(JSON.stringify(key), key);
    this.settle();
  };

  private settle(): void {
    clearTimeout(this.timer);
    if (somethingIsOpen() || Date.now() - this.lastSign < STILL_MS) {
      this.timer = setTimeout(() => this.settle(), LOOK_AGAIN_MS);
      return;
    }
    for (const key of this.waiting.values()) this.run(key);
    this.waiting.clear();
  }
}
