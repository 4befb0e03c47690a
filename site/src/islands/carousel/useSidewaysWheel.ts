import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isRightToLeft } from './scroll-row';

/** Wheel events of one trackpad gesture, its momentum included, are closer together than this. */
const GESTURE_GAP_MS = 150;

/**
 * Changes the slide once for each sideways gesture of a trackpad or wheel. Embla has a plugin for this, but it is as
 * large as this whole island.
 */
export function useSidewaysWheel(track: RefObject<HTMLElement | null>, isOn: boolean, step: (by: 1 | -1) => void) {
  const onStep = useEffectEvent(step);
  useEffect(() => {
    const row = track.current;
    if (!row || !isOn) return;
    let last = -Infinity;
    const onWheel = (event: WheelEvent) => {
      if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      // Otherwise the browser would go back or forward in its history.
      event.preventDefault();
      if (event.timeStamp - last > GESTURE_GAP_MS) {
        const isForward = event.deltaX > 0 !== isRightToLeft(row);
        onStep(isForward ? 1 : -1);
      }
      last = event.timeStamp;
    };
    row.addEventListener('wheel', onWheel, { passive: false });
    return () => row.removeEventListener('wheel', onWheel);
  }, [track, isOn]);
}
