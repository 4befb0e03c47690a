import { tourActions as text } from '../i18n/for-bookings';
import { pagePath } from '../i18n/language';
import { MOST_SAVED } from '../lib/saved-slugs';
import { onSavedElsewhere, readSaved, writeSaved } from '../lib/saved-tours';
import { toast } from '../lib/toast';
import './show-map';

// Made here, because the page's first paint waits for all that stands in it.
const actions = document.querySelector<HTMLElement>('.tour-actions');
if (actions) offer(actions);

function offer(list: HTMLElement): void {
  const saved = savingOf(list.dataset['slug'] ?? '');
  // The page of saved tours comes last, so that it moves nothing when it appears.
  list.append(saved.toggle, item(button('share', text.share, () => void share())), saved.page);
  saved.show();
  onSavedElsewhere(saved.show);
  // The back/forward cache restores the page as it was left.
  addEventListener('pageshow', saved.show);
}

/** The heart, the way to what is saved, and what shows both as they are now. */
function savingOf(slug: string) {
  const pressed = () => {
    const saved = readSaved() ?? [];
    const isKept = writeSaved(saved.includes(slug) ? saved.filter((one) => one !== slug) : [slug, ...saved]);
    if (!isKept) toast(text.full(MOST_SAVED), 'error');
    show();
  };
  const save = button('save', text.save, pressed);
  const link = document.createElement('a');
  link.href = pagePath('/saved');
  link.textContent = text.yours;
  const [toggle, page] = [item(save), item(link)];
  const show = () => {
    const saved = readSaved();
    toggle.hidden = !saved;
    save.setAttribute('aria-pressed', String(saved?.includes(slug) ?? false));
    page.hidden = !saved?.length;
  };
  return { toggle, page, show };
}

async function share(): Promise<void> {
  const { title } = document;
  // The address without what somebody chose or was sent here by.
  const url = location.origin + location.pathname;
  try {
    if (navigator.share) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      toast(text.copied, 'success');
    }
  } catch (error) {
    // Who closes the sheet of the system has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast(text.notCopied, 'error');
  }
}

function button(does: string, label: string, pressed: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = `button button--quiet ${does}`;
  made.textContent = label;
  made.addEventListener('click', pressed);
  return made;
}

function item(content: HTMLElement): HTMLLIElement {
  const made = document.createElement('li');
  made.append(content);
  return made;
}
