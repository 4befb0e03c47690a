import { useQueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { RECORD_TITLE } from '../record/RecordTitle';
import { Pace } from './pace';
import { refetchQueries } from './refetchQueries';

/** How long the user must have been idle before rows may move. */
const STILL_MS = 1_000;
const LOOK_AGAIN_MS = 250;

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

const OVERLAYS = '[role="dialog"], [role="menu"], [role="listbox"]';

/** The drawer of a record follows it while it is open. */
const showsRecord = (overlay: Element): boolean => overlay.getAttribute('aria-labelledby') === RECORD_TITLE;

/** The dialogs, drawers and menus that are open. Some menus stay mounted while hidden. */
const openOverlays = () =>
  [...document.querySelectorAll(OVERLAYS)].filter((overlay) => overlay.checkVisibility({ visibilityProperty: true }));

/** What may be refreshed now: rows must not move behind what is open, nor anything below a question or a menu. */
function whatMayMove(): 'all' | 'record' | 'nothing' {
  const open = openOverlays();
  if (open.length === 0) return 'all';
  return open.every(showsRecord) ? 'record' : 'nothing';
}

const isNoList = ({ queryKey }: Query): boolean => queryKey[1] !== 'getList';

/**
 * Refreshes what is on the screen, but not while someone is using it: new rows would push
 * others away from the pointer, or close an open dialog. They wait until the user is idle, and looks at it.
 */
export function useRefreshWhenIdle(): (keys: readonly QueryKey[]) => void {
  const queryClient = useQueryClient();
  const quiet = useMemo(() => new Quiet((keys, isMeant) => refetchQueries(queryClient, keys, isMeant)), [queryClient]);
  useEffect(() => quiet.watch(), [quiet]);
  return quiet.refresh;
}

class Quiet {
  /** By their texts, so that each is there once. */
  private readonly waiting = new Map<string, QueryKey>();
  /** Those of them that an open record has not been refreshed with. */
  private readonly unseen = new Map<string, QueryKey>();
  private readonly pace = new Pace();
  private lastSign = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly run: (keys: readonly QueryKey[], isMeant?: (query: Query) => boolean) => void) {}

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
    for (const key of keys) {
      this.waiting.set(JSON.stringify(key), key);
      this.unseen.set(JSON.stringify(key), key);
    }
    this.settle();
  };

  private settle(): void {
    clearTimeout(this.timer);
    if (this.waiting.size === 0) return;
    const isBusy = Date.now() - this.lastSign < STILL_MS;
    const isHidden = document.visibilityState === 'hidden';
    const mayMove = isBusy || isHidden || !this.pace.isDue() ? 'nothing' : whatMayMove();
    if (mayMove === 'all') {
      this.pace.step();
      this.run([...this.waiting.values()]);
      this.waiting.clear();
      this.unseen.clear();
      return;
    }
    if (mayMove === 'record' && this.unseen.size > 0) {
      this.pace.step();
      this.run([...this.unseen.values()], isNoList);
      this.unseen.clear();
    }
    this.timer = setTimeout(() => this.settle(), LOOK_AGAIN_MS);
  }
}
