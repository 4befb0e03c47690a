/**
 * Brings a row of slides to life: arrows, dots, keys, and a change by itself where the markup asks for one. Swiping and
 * the row itself belong to the browser's own scrolling, so that slides can be seen without this script.
 */
function enliven(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>('[data-track]');
  const controls = carousel.querySelector<HTMLElement>('[data-controls]');
  if (!track || !controls) return;
  const slides = [...track.children] as HTMLElement[];
  const dots = [...controls.querySelectorAll<HTMLButtonElement>('[data-dot]')];
  const toggle = controls.querySelector<HTMLButtonElement>('[data-toggle]');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const interval = Number(carousel.dataset['interval'] ?? 0);
  let current = 0;

  const mark = (index: number) => {
    current = index;
    dots.forEach((dot, at) => dot.setAttribute('aria-current', String(at === index)));
    slides.forEach((slide, at) => (slide.inert = at !== index));
  };
  const show = (index: number) => {
    const slide = slides[(index + slides.length) % slides.length];
    if (slide) track.scrollTo({ left: slide.offsetLeft, behavior: calm.matches ? 'instant' : 'smooth' });
  };

  // Where the row stands, and not which slide is reported: in a window without width all of them are in sight.
  const seen = new IntersectionObserver(
    () => track.clientWidth && mark(Math.round(Math.abs(track.scrollLeft) / track.clientWidth)),
    { root: track, threshold: 0.6 },
  );
  slides.forEach((slide) => seen.observe(slide));

  controls.hidden = false;
  controls.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    if (button.dataset['step']) show(current + Number(button.dataset['step']));
    else if (button.dataset['dot']) show(Number(button.dataset['dot']));
  });
  carousel.addEventListener('keydown', (event) => {
    const forward = getComputedStyle(carousel).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(current + (event.key === forward ? 1 : -1));
  });
  mark(0);

  if (interval && toggle) playByItself(carousel, toggle, interval, calm, () => show(current + 1));
}

/** Changes slides until the visitor pauses them, points at them, moves into them, or looks at another page. */
function playByItself(
  carousel: HTMLElement,
  toggle: HTMLButtonElement,
  interval: number,
  calm: MediaQueryList,
  next: () => void,
): void {
  let wanted = !calm.matches;
  let timer: ReturnType<typeof setInterval> | undefined;
  const held = () => carousel.matches(':hover, :has(:focus-visible)') || document.hidden;
  const update = () => {
    clearInterval(timer);
    if (wanted) timer = setInterval(() => held() || next(), interval);
    carousel.toggleAttribute('data-playing', wanted);
    toggle.setAttribute('aria-label', (wanted ? toggle.dataset['pause'] : toggle.dataset['play']) ?? '');
  };
  toggle.addEventListener('click', () => {
    wanted = !wanted;
    update();
  });
  calm.addEventListener('change', () => {
    wanted = !calm.matches;
    update();
  });
  update();
}

document.querySelectorAll<HTMLElement>('[data-carousel]').forEach(enliven);
