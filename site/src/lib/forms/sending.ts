import type { Failure, Outcome } from '../api/outcome';

/** What follows an accepted form; until a promise of it is kept, nothing more is sent. */
export type Done = 'moving on' | Promise<void> | void;

/** One way of a form to the server and back. */
export interface Sending<T> {
  send(): Promise<Outcome<T>>;
  showBusy(busy: boolean): void;
  failed(failure: Failure): void;
  /** Answers 'moving on' when the page is about to be left: the form then stays busy. */
  done(data: T): Done;
}

/** Sends for one form: once at a time, so that a second click sends nothing. */
export function oneAtATime(): <T>(sending: Sending<T>) => Promise<void> {
  let running = false;
  return async ({ send, showBusy, failed, done }) => {
    if (running) return;
    running = true;
    showBusy(true);
    const release = () => {
      running = false;
      showBusy(false);
    };
    let moving = false;
    try {
      const outcome = await send();
      if (!outcome.ok) return failed(outcome);
      const next = done(outcome.data);
      moving = next === 'moving on';
      if (!moving) showBusy(false);
      await next;
    } finally {
      if (!moving) release();
    }
    // The back button may bring the page back as it was left, and then it must not be busy for ever.
    if (moving) addEventListener('pageshow', ({ persisted }) => persisted && release());
  };
}
