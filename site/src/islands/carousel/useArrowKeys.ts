import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isRightToLeft } from './scroll-row';

/** The focus of a slide's dot goes to that of the next one, as in any group with one stop. */
function moveTo(root: HTMLElement, from: Element, by: 1 | -1): void {
  const dots = [...root.querySelectorAll<HTMLElement>('[aria-current]')];
  dots.at((dots.indexOf(from as HTMLElement) + by) % dots.length)?.focus();
}

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
      const focused = document.activeElement;
      if (focused?.hasAttribute('aria-current')) moveTo(element, focused, isForward ? 1 : -1);
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [root]);
}
