import type { ClientDirective } from 'astro';
import { RESTORED } from '../src/lib/restored';

/** Delay where `requestIdleCallback` is missing (Safari). */
const IDLE_FALLBACK_MS = 200;
/** Hydrates after this time even if the page is never idle. */
const IDLE_TIMEOUT_MS = 2000;

/**
 * `client:interaction`: hydrates an island when the visitor first hovers over it, touches it or moves the focus into
 * it; with `orIdle` also once the page has loaded and is idle. Until then the page loads no framework for it. If a
 * button is pressed before the island is ready, the click is repeated when it is.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const listeners = new AbortController();
  const options = { passive: true, signal: listeners.signal };
  let pressed: HTMLButtonElement | null = null;
  let hydrating: Promise<void> | undefined;

  const hydrate = (after?: Promise<unknown>) => (hydrating ??= run(after));
  const run = async (after: Promise<unknown> = Promise.resolve()) => {
    const [ready] = await Promise.all([load(), after]);
    await ready();
    listeners.abort();
    pressed?.click();
  };

  if (island.hasAttribute(RESTORED)) void hydrate();
  island.addEventListener('pointerover', ({ pointerType }) => void (pointerType === 'mouse' && hydrate()), options);
  island.addEventListener('focusin', () => void hydrate(), options);
  island.addEventListener('click', ({ target }) => (pressed = (target as Element).closest('button')), options);
  island.addEventListener(
    'touchstart',
    // While a finger is swiping, the browser's own scrolling continues; hydration waits for the end of the touch.
    () =>
      void hydrate(
        new Promise((resolve) =>
          ['touchend', 'touchcancel'].forEach((end) => island.addEventListener(end, resolve, options)),
        ),
      ),
    options,
  );

  if (!(value as { orIdle?: boolean } | undefined)?.orIdle) return;
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => void hydrate(), { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(() => void hydrate(), IDLE_FALLBACK_MS);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, options);
};

export default interaction;
