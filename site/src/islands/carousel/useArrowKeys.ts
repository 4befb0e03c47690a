import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isRightToLeft } from './scroll-row';

/** Changes the slide with the arrow keys while the focus is anywhere in the carousel. */
export function useArrowKeys(root: RefObject<HTMLElement | null>, step: (by: 1 | -1) => void) {
  const onStep = useEffectEvent(step);
  useEffect(() => {
    const element = root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!element || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
      event.preventDefault();
      const isForward = (event.key === 'ArrowRight') !== isRightToLeft(element);
      onStep(isForward ? 1 : -1);
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [root]);
}
