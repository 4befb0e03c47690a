import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Motion } from './useReducedMotion';

interface Options {
  readonly root: RefObject<HTMLElement | null>;
  /** Milliseconds; 0: never. */
  readonly interval: number;
  readonly motion: Motion;
  readonly next: () => void;
}

/**
 * Changes slides, except while the visitor has paused them, points at them, has the focus in them or is in another tab.
 * With reduced motion they do not start by themselves. `embla-carousel-autoplay` watches only the slides: they would
 * change while the focus is on an arrow or a dot.
 */
export function useAutoplay({ root, interval, motion, next }: Options) {
  const [choice, setChoice] = useState<{ readonly motion: Motion; readonly plays: boolean }>();
  // A choice counts until the system's setting changes.
  const isPlaying = interval > 0 && (choice?.motion === motion ? choice.plays : motion === 'full');

  const tick = useEffectEvent(() => {
    const isHeld = root.current?.matches(':hover, :has(:focus-visible)') || document.hidden;
    if (!isHeld) next();
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => tick(), interval);
    return () => clearInterval(timer);
  }, [isPlaying, interval]);

  return { isPlaying, toggle: () => setChoice({ motion, plays: !isPlaying }) };
}
