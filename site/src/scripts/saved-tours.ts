import { slugsQuery } from '../lib/saved-slugs';
import { onSavedElsewhere, readSaved, writeSaved } from '../lib/saved-tours';

const page = document.querySelector<HTMLElement>('#saved')!;
const list = page.querySelector<HTMLElement>('#saved-tours')!;
const empty = page.querySelector<HTMLElement>('#saved-empty')!;
const failed = page.querySelector<HTMLElement>('#saved-failed')!;
const notOffered = page.querySelector<HTMLElement>('#saved-not-offered')!;
const plan = page.querySelector<HTMLAnchorElement>('#saved-plan')!;
const status = page.querySelector<HTMLElement>('#saved-status')!;

/** The number of the latest request, because responses may arrive in a different order. */
let latest = 0;

/** The slugs of saved tours that are not offered at the moment. */
let missing: readonly string[] = [];

/** Requests the current data of the saved tours, in one request. */
async function show(): Promise<void> {
  const turn = ++latest;
  const slugs = readSaved() ?? [];
  missing = [];
  if (slugs.length === 0) return present([]);
  list.setAttribute('aria-busy', 'true');
  const found = await read(slugs);
  if (turn !== latest) return;
  failed.hidden = found !== null;
  if (!found) return;
  const known = new Set(found.map(({ dataset }) => dataset['slug']));
  // They stay saved unless the visitor removes them: a tour may be offered again tomorrow.
  missing = slugs.filter((slug) => !known.has(slug));
  present(found);
}

async function read(slugs: readonly string[]): Promise<HTMLElement[] | null> {
  try {
    const answer = await fetch(`${location.pathname}?${slugsQuery(slugs)}`);
    if (!answer.ok) return null;
    const found = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return [...found.querySelectorAll<HTMLElement>('#saved-tours > li')];
  } catch {
    return null;
  }
}

function present(tours: readonly HTMLElement[]): void {
  list.replaceChildren(...tours);
  list.removeAttribute('aria-busy');
  for (const tour of tours) offerRemoval(tour);
  showEnd();
}

/** Shows the elements below the list. */
function showEnd(): void {
  const slugs = readSaved() ?? [];
  const offered = slugs.filter((slug) => !missing.includes(slug));
  plan.parentElement!.hidden = offered.length === 0;
  plan.href = `${plan.pathname}?${slugsQuery(offered)}`;
  notOffered.hidden = missing.length === 0;
  empty.hidden = list.children.length > 0 || !failed.hidden || missing.length > 0;
}

function offerRemoval(tour: HTMLElement): void {
  const [card, removed] = [tour.querySelector<HTMLElement>('.kept')!, tour.querySelector<HTMLElement>('.removed')!];
  const [remove, undo] = [tour.querySelector<HTMLElement>('[data-remove]')!, removed.querySelector('button')!];
  const { slug = '' } = tour.dataset;
  let before: string[] = [];
  const change = (slugs: readonly string[], isRemoved: boolean) => {
    if (!writeSaved(slugs)) return;
    card.hidden = isRemoved;
    removed.hidden = !isRemoved;
    status.textContent = isRemoved ? removed.querySelector('p')!.textContent : '';
    // The button that had the focus is gone.
    (isRemoved ? undo : remove).focus();
    showEnd();
  };
  remove.addEventListener('click', () => {
    before = readSaved() ?? [];
    change(
      before.filter((one) => one !== slug),
      true,
    );
  });
  undo.addEventListener('click', () => {
    const others = (readSaved() ?? []).filter((one) => one !== slug);
    const place = before.slice(0, before.indexOf(slug)).filter((one) => others.includes(one)).length;
    change(others.toSpliced(place, 0, slug), false);
  });
}

notOffered.querySelector('button')!.addEventListener('click', () => {
  if (!writeSaved((readSaved() ?? []).filter((slug) => !missing.includes(slug)))) return;
  missing = [];
  showEnd();
  // The button that had the focus is gone.
  page.querySelector<HTMLElement>(':is(#saved-plan, #saved-tours a, #saved-empty a)')?.focus();
});
failed.querySelector('button')!.addEventListener('click', () => void show());
onSavedElsewhere(() => void show());
void show();
