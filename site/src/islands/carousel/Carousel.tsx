import { useRef, type ReactNode } from 'react';
import { carousel as text } from '../../i18n/for-browsers';
import { Controls } from './Controls';
import { useArrowKeys } from './useArrowKeys';
import { useAutoplay } from './useAutoplay';
import { useReducedMotion } from './useReducedMotion';
import { useSlides } from './useSlides';

interface Props {
  /** The hero fills the screen; a gallery shows pictures beside or above a text. */
  readonly kind: 'hero' | 'gallery';
  readonly label: string;
  /** The number of slides in `children`. */
  readonly count: number;
  /** Milliseconds between automatic slide changes; 0: none. */
  readonly interval?: number;
  /** The slides side by side, rendered by the page. */
  readonly children?: ReactNode;
}

/** Until hydration the keyboard scrolls the row, which Safari allows only for focusable elements. */
const SCROLLABLE = { tabIndex: 0 } as const;

/**
 * A row of slides. Rendered by the server, it scrolls and snaps without any script; once hydrated, arrows, dots, keys,
 * swipes and optionally a timer change the slide.
 */
export default function Carousel({ kind, label, count, interval = 0, children }: Props) {
  const root = useRef<HTMLElement>(null);
  const motion = useReducedMotion();
  const { track, selected, step, show } = useSlides(count, motion !== 'full');
  const { isPlaying, toggle } = useAutoplay({ root, interval, motion, next: () => step(1) });

  useArrowKeys(root, step);

  return (
    <section ref={root} className={`carousel carousel--${kind}`} aria-roledescription={text.role} aria-label={label}>
      <div className="carousel-track" ref={track} {...SCROLLABLE} role="group" aria-label={label}>
        {children}
      </div>
      <div className={`carousel-bar on-screen scripted ${kind === 'hero' ? 'page' : ''}`}>
        <Controls
          count={count}
          selected={selected}
          step={step}
          show={show}
          // Autoplay depends on the visitor's motion setting, which only the script can read.
          {...(interval > 0 && motion !== 'unknown' && { isPlaying, toggle })}
        />
      </div>
      <p className="visually-hidden scripted" aria-live={isPlaying ? 'off' : 'polite'}>
        {text.position({ index: selected + 1, count })}
      </p>
    </section>
  );
}
