/** The words of what has changed, from the page. */
export interface ChangeWords {
  readonly changed: string;
  readonly newFact: string;
  readonly before: string;
}

const textOf = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();
const tripsOf = (page: Document) =>
  new Map([...page.querySelectorAll<HTMLElement>('[data-trip]')].map((trip) => [trip.dataset.trip!, trip]));
const factsOf = (trip: HTMLElement) =>
  new Map([...trip.querySelectorAll<HTMLElement>('[data-fact]')].map((one) => [one.dataset.fact!, one]));

/**
 * Marks in a page what differs from the one that was seen: facts that have changed, with what they were, and new ones.
 * @returns whether there is any, and the titles of trips that are gone
 */
export function markChanges(
  page: Document,
  seen: Document,
  words: ChangeWords,
): { readonly isChanged: boolean; readonly gone: readonly string[] } {
  const before = tripsOf(seen);
  const now = tripsOf(page);
  let isChanged = false;
  for (const [id, trip] of now) {
    const earlier = before.get(id);
    if (!earlier) {
      isChanged = true;
      mark(trip.querySelector('h2') ?? trip, words.newFact);
      continue;
    }
    const known = factsOf(earlier);
    for (const [name, fact] of factsOf(trip)) {
      const was = known.get(name);
      if (was && textOf(was) === textOf(fact)) continue;
      isChanged = true;
      mark(fact, was ? words.changed : words.newFact, was && `${words.before} ${textOf(was)}`);
    }
  }
  const gone = [...before].filter(([id]) => !now.has(id)).map(([, trip]) => titleOf(trip));
  return { isChanged: isChanged || gone.length > 0, gone };
}

/** Takes the marks away again. */
export function unmark(page: Document): void {
  for (const one of page.querySelectorAll('[data-mark]')) one.remove();
}

function mark(element: Element, word: string, note?: string): void {
  const sign = element.ownerDocument.createElement('mark');
  sign.dataset.mark = '';
  sign.textContent = note ? ` ${word} (${note})` : ` ${word}`;
  element.append(sign);
}

const titleOf = (trip: HTMLElement): string =>
  [trip.querySelector('h2'), trip.querySelector('[data-fact=days]')]
    .flatMap((one) => (one ? textOf(one) : []))
    .join(', ');
