import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isRightToLeft } from './scroll-row';

/** A trackpad sends its events closer together than this for as long as one gesture, and its momentum, lasts. */
const GESTURE_GAP_MS = 150;

/**
 * Changes the slide once for each sideways gesture of a trackpad or wheel. Embla leaves this to a plugin, and that plugin
 * is as large as this whole island.
 */
export function useSidewaysWheel(track: RefObject<HTMLElement | null>, isOn: boolean, step: (by: 1 | -1) => void) {
  const onStep = useEffectEvent(step);
  useEffect(() => {
    const row = track.current;
    if (!row || !isOn) return;
    let last = -Infinity;
    const onWheel = (event: WheelEvent) => {
      if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      // Otherwise the browser would go back or forward a page.
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
