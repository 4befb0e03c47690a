import { type BrowserContext, expect, test } from '@playwright/test';

/** How long a practised hand takes for a key, and for finding, pointing at and clicking something (keystroke-level model). */
const SECONDS = { key: 0.28, click: 1.35 + 1.1 + 0.2 } as const;

/** What somebody did in a browser, counted from its own events. */
export interface Effort {
  readonly keys: number;
  readonly clicks: number;
}

/**
 * Counts keys and clicks in every page of the context. A text that a test fills in counts as many keys as it is long,
 * a choice in a native list two clicks.
 */
export async function countEffort(context: BrowserContext): Promise<Effort> {
  const effort = { keys: 0, clicks: 0 };
  await context.exposeFunction('countEffort', (what: keyof Effort, count: number) => void (effort[what] += count));
  await context.addInitScript(() => {
    const { countEffort: count } = window as Window &
      Partial<Record<'countEffort', (what: string, times: number) => void>>;
    const on = <Of extends Event>(kind: string, handle: (event: Of) => void) =>
      addEventListener(kind, handle as (event: Event) => void, { capture: true });
    let pressed = '';
    on<KeyboardEvent>('keydown', ({ key }) => {
      pressed = key;
      count!('keys', 1);
    });
    on('pointerdown', () => count!('clicks', 1));
    on<InputEvent>('input', ({ target, data }) => {
      const { value = '', type } = target as HTMLInputElement;
      if (target instanceof HTMLSelectElement || type === 'file') count!('clicks', 2);
      else if (!['checkbox', 'radio'].includes(type) && data !== pressed && pressed.length !== 1)
        count!('keys', (data ?? value).length);
      pressed = '';
    });
  });
  return effort;
}

/** Fails when a story takes a practised hand longer than it may, and says in the report what it takes. */
export function expectWithin(seconds: number, { keys, clicks }: Effort, story: string): void {
  const taken = Math.round(keys * SECONDS.key + clicks * SECONDS.click);
  const description = `${story}: ${keys} keys and ${clicks} clicks, ${taken} s of ${seconds} s`;
  test.info().annotations.push({ type: 'effort', description });
  expect(taken, description).toBeLessThan(seconds);
}
