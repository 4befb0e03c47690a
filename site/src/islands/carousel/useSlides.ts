import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { indexInSight, isRightToLeft, untilAtRest } from './scroll-row';
import { useSidewaysWheel } from './useSidewaysWheel';

interface Start {
  readonly startIndex: number;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * The slides of a row, and the index of the selected one. Embla takes over once the row is at rest, so that a swipe
 * that began before hydration is not cut off; button presses until then take effect afterwards.
 * @param isInstant whether slides change without animation
 */
export function useSlides(count: number, isInstant: boolean) {
  const track = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<Start>();
  const [attach, embla] = useEmblaCarousel({ loop: true, ...start });
  const [selected, setSelected] = useState(0);
  /** The slide that was requested before Embla was ready. */
  const wanted = useRef<number>(undefined);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const unmounted = new AbortController();
    void untilAtRest(row, unmounted.signal).then(() => {
      if (unmounted.signal.aborted) return;
      const startIndex = indexInSight(row);
      // All in one frame: until here the native scroll position keeps the slide in view, afterwards Embla does.
      flushSync(() => {
        setStart({ startIndex, direction: isRightToLeft(row) ? 'rtl' : 'ltr' });
        setSelected(startIndex);
        attach(row);
      });
      row.dataset['embla'] = '';
      row.scrollLeft = 0;
    });
    return () => unmounted.abort();
  }, [attach]);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    return () => void embla.off('select', follow).off('reInit', follow);
  }, [embla]);

  // Hidden slides must be neither focusable nor read out.
  useEffect(() => {
    embla?.slideNodes().forEach((slide, index) => {
      const isHidden = index !== selected;
      if (isHidden && slide.contains(document.activeElement)) track.current?.focus({ preventScroll: true });
      slide.inert = isHidden;
    });
  }, [embla, selected]);

  const show = (index: number) => {
    if (embla) embla.scrollTo(index, isInstant);
    else wanted.current = index;
  };
  const step = (by: 1 | -1) => {
    if (embla && by > 0) embla.scrollNext(isInstant);
    else if (embla) embla.scrollPrev(isInstant);
    else if (track.current) show(((wanted.current ?? indexInSight(track.current)) + by + count) % count);
  };
  const catchUp = useEffectEvent(() => {
    if (wanted.current !== undefined) show(wanted.current);
  });
  useEffect(() => {
    if (embla) catchUp();
  }, [embla]);
  useSidewaysWheel(track, Boolean(embla), step);
  return { track, selected, show, step };
}
