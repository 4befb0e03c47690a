import type { Failure, Outcome } from '../api/outcome';

/** Runs after success. No new submission starts until a returned promise settles. */
export type Done = 'leaving' | Promise<void> | void;

/** One submission of a form. */
export interface Submission<T> {
  readonly send: () => Promise<Outcome<T>>;
  readonly showBusy: (busy: boolean) => void;
  readonly failed: (failure: Failure) => void;
  /** Returns 'leaving' when the browser is about to leave the page: the form then stays busy. */
  readonly done: (data: T) => Done;
}

/** Allows one submission at a time, so that a double click sends one request. */
export function singleFlight(): <T>(submission: Submission<T>) => Promise<void> {
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
      moving = next === 'leaving';
      if (!moving) showBusy(false);
      await next;
    } finally {
      if (!moving) release();
    }
    // The back/forward cache may restore the page with its form still busy.
    if (moving) addEventListener('pageshow', ({ persisted }) => persisted && release());
  };
}
