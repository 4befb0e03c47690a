import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { carousel as text } from '../../i18n/en';
import { Controls } from './Controls';
import { useAutoplay } from './useAutoplay';
import { useReducedMotion } from './useReducedMotion';
import { useSlides } from './useSlides';

interface Props {
  /** The hero fills the screen; a gallery shows pictures beside or above a text. */
  readonly kind: 'hero' | 'gallery';
  readonly label: string;
  /** How many slides `children` holds. */
  readonly count: number;
  /** Milliseconds after which slides change by themselves; 0: they do not. */
  readonly interval?: number;
  /** The slides side by side, as the page has rendered them. */
  readonly children?: ReactNode;
}

/**
 * A row of slides. As the server renders it, the row scrolls and snaps without any script; once it is hydrated, arrows,
 * dots, keys, swipes and, where wanted, time change its slides.
 */
export default function Carousel({ kind, label, count, interval = 0, children }: Props) {
  const root = useRef<HTMLElement>(null);
  const motion = useReducedMotion();
  const { track, selected, step, show } = useSlides(count, motion !== 'full');
  const { isPlaying, toggle } = useAutoplay({ root, interval, motion, next: () => step(1) });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    event.preventDefault();
    step(event.key === forward ? 1 : -1);
  };

  return (
    <section
      ref={root}
      className={`carousel carousel--${kind}`}
      aria-roledescription={text.role}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <div className="carousel-track" ref={track} tabIndex={0} role="group" aria-label={label}>
        {children}
      </div>
      <div className={`carousel-bar on-screen scripted ${kind === 'hero' ? 'page' : ''}`}>
        <Controls
          count={count}
          selected={selected}
          step={step}
          show={show}
          // Whether anything plays is known once the script runs.
          {...(interval > 0 && motion !== 'unknown' && { isPlaying, toggle })}
        />
      </div>
      <p className="visually-hidden scripted" aria-live={isPlaying ? 'off' : 'polite'}>
        {text.position(selected + 1, count)}
      </p>
    </section>
  );
}
