import type { TickKind } from '@imisozi/core/operations/guide-ticks';
import { catDate } from '@imisozi/core/kigali-time';
import { forgetOver, keepPage, markSeen, removeOver, seenPage } from '../lib/guide-copy';
import { markChanges, unmark } from '../lib/guide-changes';
import { keepTick, sendTicks, waitingTicks, type WaitingTick } from '../lib/guide-queue';

/** How often an open page looks for changes, and tries again to send what waits. */
const LOOK_EVERY_MS = 5 * 60_000;
const SEND_EVERY_MS = 30_000;

const page = document.getElementById('guide-page');
const show = (id: string, isShown: boolean) => document.getElementById(id)?.toggleAttribute('hidden', !isShown);

if (page) {
  const { key = '', guide = '', changed = '', new: newFact = '', before = '' } = page.dataset;
  const words = { changed, newFact, before };
  forget();
  listen(guide, key);
  void open(words);
  void send(guide, key);
  addEventListener('online', () => {
    show('offline', false);
    void send(guide, key);
    void look();
  });
  addEventListener('offline', () => show('offline', true));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    forget();
    void send(guide, key);
    void look();
  });
  setInterval(() => void send(guide, key), SEND_EVERY_MS);
  setInterval(() => void look(), LOOK_EVERY_MS);
}

/** Takes trips that are over off the page, and out of what is kept. */
function forget(): void {
  const day = catDate(new Date());
  removeOver(document, day);
  show('no-trips', !document.querySelector('[data-trip]'));
  void forgetOver(day);
}

/** Keeps the page for the road, and shows what has changed since the guide last looked. */
async function open(words: Parameters<typeof markChanges>[2]): Promise<void> {
  const seen = await seenPage().catch(() => null);
  if (seen) {
    removeOver(seen, catDate(new Date()));
    const { isChanged, gone } = markChanges(document, seen, words);
    const list = document.getElementById('removed-trips');
    list?.replaceChildren(...gone.map((trip) => item(`${page!.dataset.removed} ${trip}`)));
    show('changes', isChanged);
  }
  const keeping = navigator.onLine ? keepPage().catch(() => null) : Promise.resolve(null);
  document.getElementById('seen')?.addEventListener('click', () => {
    unmark(document);
    show('changes', false);
    // The page that is shown may still be on its way into what is kept.
    void keeping.then(markSeen);
  });
  const kept = await keeping;
  if (!kept) show('offline', !navigator.onLine);
  else if (!seen) await markSeen();
}

/** Loads the page again once the office has changed something, unless the guide is writing. */
async function look(): Promise<void> {
  if (document.visibilityState !== 'visible' || !navigator.onLine || isWriting()) return;
  const now = await keepPage().catch(() => null);
  const version = now?.getElementById('guide-page')?.dataset.version;
  if (version && version !== page!.dataset.version && !isWriting()) location.reload();
}

const isWriting = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-tick-form] :is(input, textarea)')].some(
    ({ value }) => value !== '',
  );

/** What the guide says is kept first, and then sent: nothing is lost where there is no network. */
function listen(guide: string, key: string): void {
  const say = (from: HTMLElement, kind: TickKind, more: { value?: number; note?: string }, words: string) => {
    const trip = from.closest<HTMLElement>('[data-trip]')!;
    const orderId = from.closest<HTMLElement>('[data-order]')?.dataset.order;
    const tick = {
      id: crypto.randomUUID(),
      tripId: trip.dataset.trip!,
      ...(orderId && { orderId }),
      kind,
      at: new Date().toISOString(),
      ...more,
    };
    const isKept = keepTick({ guide, tick, words });
    show('not-kept', !isKept);
    if (!isKept) return;
    if (kind === 'confirmed') {
      from.hidden = true;
      trip.querySelector('[data-confirmed]')?.removeAttribute('hidden');
    }
    list(guide);
    void send(guide, key);
  };
  for (const button of page!.querySelectorAll<HTMLButtonElement>('[data-tick]')) {
    button.addEventListener('click', () => say(button, button.dataset.tick as TickKind, {}, button.textContent.trim()));
  }
  for (const form of page!.querySelectorAll<HTMLFormElement>('[data-tick-form]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')!;
      const said = field.value.trim();
      if (!said) return;
      const isNumber = form.dataset.tickForm === 'odometer';
      say(form, form.dataset.tickForm as TickKind, isNumber ? { value: Number(said) } : { note: said }, said);
      form.reset();
    });
  }
  list(guide);
}

/** Shows what waits, beside the trip or booking that it is about. */
function list(guide: string): void {
  for (const one of document.querySelectorAll('[data-queued]')) one.remove();
  const waiting = waitingTicks().filter((one) => one.guide === guide);
  for (const { tick, words } of waiting) {
    const place = tick.orderId ? `[data-order="${tick.orderId}"]` : `[data-trip="${tick.tripId}"] > .actions`;
    const row = item(`${words} · ${page!.dataset.waiting}`);
    row.dataset.queued = tick.id;
    document.querySelector(`${place} .said`)?.append(row);
    if (tick.kind !== 'confirmed') continue;
    const trip = document.querySelector(`[data-trip="${tick.tripId}"]`);
    trip?.querySelector('[data-tick=confirmed]')?.setAttribute('hidden', '');
    trip?.querySelector('[data-confirmed]')?.removeAttribute('hidden');
  }
  show('queued', waiting.length > 0);
  const count = document.getElementById('queued-count');
  if (count) count.textContent = String(waiting.length);
}

let sending = false;

/** Sends what waits, one round at a time. */
async function send(guide: string, key: string): Promise<void> {
  if (sending || !navigator.onLine) return;
  const waiting = waitingTicks().filter((one) => one.guide === guide);
  if (waiting.length === 0) return;
  sending = true;
  const ended = await sendTicks(guide, key, refuse);
  sending = false;
  settle(waiting);
  list(guide);
  show('open-new', ended === 'renewed');
}

/** What has been sent stands among what was said. */
function settle(before: readonly WaitingTick[]): void {
  const left = new Set(waitingTicks().map(({ tick }) => tick.id));
  for (const { tick, words } of before.filter((one) => !left.has(one.tick.id))) {
    const row = document.querySelector<HTMLElement>(`[data-queued="${tick.id}"]`);
    if (!row) continue;
    delete row.dataset.queued;
    row.dataset.said = tick.id;
    row.textContent = `✓ ${words}`;
  }
}

function refuse(refused: readonly WaitingTick[]): void {
  const box = document.getElementById('refused-ticks');
  box?.append(...refused.map(({ words }) => item(`${page!.dataset.refused} ${words}`)));
  show('refused-ticks', true);
}

function item(text: string): HTMLLIElement {
  const row = document.createElement('li');
  row.textContent = text;
  return row;
}
