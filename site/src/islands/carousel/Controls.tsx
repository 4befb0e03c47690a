import { carousel as text } from '../../i18n/for-browsers';

interface Props {
  readonly count: number;
  readonly selected: number;
  readonly step: (by: 1 | -1) => void;
  readonly show: (index: number) => void;
  readonly isPlaying?: boolean;
  /** Left out if there is no autoplay, or before this is known. */
  readonly toggle?: () => void;
}

/** Arrows, a dot for each slide, and a button that pauses automatic slide changes (WCAG 2.2.2). */
export function Controls({ count, selected, step, show, isPlaying = false, toggle }: Props) {
  return (
    <div className="carousel-controls">
      <button type="button" className="carousel-step" aria-label={text.previous} onClick={() => step(-1)}>
        <Icon path="m15 5-7 7 7 7" />
      </button>
      <div className="carousel-dots">
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={text.goTo({ index: index + 1 })}
            aria-current={index === selected}
            // The arrow keys change the slide, so that the dots are one stop of the Tab key.
            tabIndex={index === selected ? 0 : -1}
            onClick={() => show(index)}
          />
        ))}
      </div>
      <button type="button" className="carousel-step" aria-label={text.next} onClick={() => step(1)}>
        <Icon path="m9 5 7 7-7 7" />
      </button>
      {toggle && (
        <button type="button" aria-label={isPlaying ? text.pause : text.play} onClick={toggle}>
          <Icon path={isPlaying ? 'M8 5v14M16 5v14' : 'M8 5v14l11-7Z'} size={20} />
        </button>
      )}
    </div>
  );
}

function Icon({ path, size = 22 }: { readonly path: string; readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
