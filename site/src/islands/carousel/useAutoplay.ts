import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Motion } from './useReducedMotion';

interface Options {
  readonly root: RefObject<HTMLElement | null>;
  /** Milliseconds; 0: no autoplay. */
  readonly interval: number;
  readonly motion: Motion;
  readonly next: () => void;
}

/**
 * Changes slides automatically, except while the visitor has paused them, hovers over them, has the focus in them or is
 * in another tab. With reduced motion, autoplay is off until the visitor starts it. `embla-carousel-autoplay` watches
 * only the slides, and would go on while an arrow or a dot has the focus.
 */
export function useAutoplay({ root, interval, motion, next }: Options) {
  const [choice, setChoice] = useState<{ readonly motion: Motion; readonly plays: boolean }>();
  // The visitor's choice is valid until the system's motion setting changes.
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
