import type { SuggestionsAnswer } from '../pages/tours/suggestions.json';

const PAUSE_MS = 150;
const MIN_LETTERS = 2;

/**
 * Makes a search input a combobox (WAI-ARIA): below it appear links to what the visitor may be looking for. Arrow keys
 * choose one, Enter opens it, Escape closes the list; without a choice, Enter searches as before.
 */
export function suggestWhileTyping(input: HTMLInputElement): void {
  const { suggestions: url = '', label = '', styles = '' } = input.dataset;
  const list = document.createElement('div');
  const status = document.createElement('span');
  Object.assign(list, { id: 'suggestions', className: 'suggestions', role: 'listbox', hidden: true });
  list.setAttribute('aria-label', label);
  Object.assign(status, { className: 'visually-hidden', role: 'status' });
  // Outside the label, whose text is the input's name.
  input.closest('.find-field')!.append(list, status);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles }));
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);

  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;

  const options = (): HTMLAnchorElement[] => [...list.querySelectorAll('a')];
  const chosen = (): number => options().findIndex((option) => option.ariaSelected === 'true');
  const choose = (index: number): void => {
    options().forEach((option, at) => {
      option.ariaSelected = String(at === index);
      if (at === index) option.scrollIntoView({ block: 'nearest' });
    });
    const id = options()[index]?.id;
    if (id) input.setAttribute('aria-activedescendant', id);
    else input.removeAttribute('aria-activedescendant');
  };
  const show = ({ said, options: found }: SuggestionsAnswer): void => {
    list.replaceChildren(
      ...found.map((option, index) => {
        const link = Object.assign(document.createElement('a'), {
          id: `suggestion-${index}`,
          role: 'option',
          href: option.href,
        });
        link.tabIndex = -1;
        link.append(
          Object.assign(document.createElement('span'), { textContent: option.label }),
          Object.assign(document.createElement('small'), { textContent: option.note }),
        );
        return link;
      }),
    );
    choose(-1);
    status.textContent = said;
    list.hidden = found.length === 0;
    input.ariaExpanded = String(!list.hidden);
  };
  const close = (): void => {
    clearTimeout(timer);
    asked?.abort();
    show({ said: '', options: [] });
  };
  const ask = async (): Promise<void> => {
    asked?.abort();
    asked = new AbortController();
    // The other fields of the form travel on to the suggested tour.
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(input.form!)) if (typeof value === 'string') query.append(name, value);
    try {
      const answer = await fetch(`${url}?${query.toString()}`, { signal: asked.signal });
      if (answer.ok) show((await answer.json()) as SuggestionsAnswer);
    } catch {
      // Aborted, or offline: the form still searches.
    }
  };
  const typed = (): void => {
    clearTimeout(timer);
    if (input.value.trim().length < MIN_LETTERS) close();
    else timer = setTimeout(() => void ask(), PAUSE_MS);
  };

  input.ariaExpanded = 'false';
  input.addEventListener('input', typed);
  input.addEventListener('blur', close);
  // Keeps the focus in the input, so that the list stays until the link is followed.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('mousedown', (event) => event.preventDefault());
  input.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    const { length } = options();
    const at = chosen();
    if (event.key === 'ArrowDown') choose(at + 1 < length ? at + 1 : -1);
    else if (event.key === 'ArrowUp') choose(at === -1 ? length - 1 : at - 1);
    else if (event.key === 'Enter' && at >= 0) options()[at]!.click();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
  // What was typed while this script was loading.
  typed();
}
