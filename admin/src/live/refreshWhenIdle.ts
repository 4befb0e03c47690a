import { useQueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { RECORD_TITLE } from '../record/RecordTitle';
import { Pace } from './pace';
import { refetchQueries } from './refetchQueries';

/** How long the user must be idle before rows may move. */
const IDLE_MS = 1_000;
const LOOK_AGAIN_MS = 250;

const USER_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

const OVERLAYS = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Whether an overlay is the drawer of a record, which is refreshed while it is open. */
const showsRecord = (overlay: Element): boolean => overlay.getAttribute('aria-labelledby') === RECORD_TITLE;

/** The open dialogs, drawers and menus. Some menus stay mounted while they are hidden. */
const openOverlays = () =>
  [...document.querySelectorAll(OVERLAYS)].filter((overlay) => overlay.checkVisibility({ visibilityProperty: true }));

/** What may be refreshed now: lists must not move behind an overlay, and nothing behind a dialog or a menu. */
function refreshable(): 'all' | 'record' | 'nothing' {
  const open = openOverlays();
  if (open.length === 0) return 'all';
  return open.every(showsRecord) ? 'record' : 'nothing';
}

const isNoList = ({ queryKey }: Query): boolean => queryKey[1] !== 'getList';

/**
 * Refreshes the screen, but not while the user is active: new rows would move others away from the pointer, or close an
 * open dialog. A refresh waits until the user is idle and the window is visible.
 */
export function useRefreshWhenIdle(): (keys: readonly QueryKey[]) => void {
  const queryClient = useQueryClient();
  const quiet = useMemo(() => new Quiet((keys, isMeant) => refetchQueries(queryClient, keys, isMeant)), [queryClient]);
  useEffect(() => quiet.watch(), [quiet]);
  return quiet.refresh;
}

class Quiet {
  /** By their JSON, so that each key occurs once. */
  private readonly waiting = new Map<string, QueryKey>();
  /** The waiting keys for which an open record has not been refreshed yet. */
  private readonly recordWaiting = new Map<string, QueryKey>();
  private readonly pace = new Pace();
  private lastSign = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly run: (keys: readonly QueryKey[], isMeant?: (query: Query) => boolean) => void) {}

  /** Starts to watch the user's activity. @returns stops it */
  watch(): () => void {
    const note = () => (this.lastSign = Date.now());
    for (const sign of USER_EVENTS) addEventListener(sign, note, { passive: true, capture: true });
    return () => {
      for (const sign of USER_EVENTS) removeEventListener(sign, note, { capture: true });
      clearTimeout(this.timer);
    };
  }

  readonly refresh = (keys: readonly QueryKey[]): void => {
    for (const key of keys) {
      this.waiting.set(JSON.stringify(key), key);
      this.recordWaiting.set(JSON.stringify(key), key);
    }
    this.settle();
  };

  private settle(): void {
    clearTimeout(this.timer);
    if (this.waiting.size === 0) return;
    const isBusy = Date.now() - this.lastSign < IDLE_MS;
    const isHidden = document.visibilityState === 'hidden';
    const mayMove = isBusy || isHidden || !this.pace.isDue() ? 'nothing' : refreshable();
    if (mayMove === 'all') {
      this.pace.step();
      this.run([...this.waiting.values()]);
      this.waiting.clear();
      this.recordWaiting.clear();
      return;
    }
    if (mayMove === 'record' && this.recordWaiting.size > 0) {
      this.pace.step();
      this.run([...this.recordWaiting.values()], isNoList);
      this.recordWaiting.clear();
    }
    this.timer = setTimeout(() => this.settle(), LOOK_AGAIN_MS);
  }
}
