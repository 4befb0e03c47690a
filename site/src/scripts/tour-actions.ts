import { saving } from '../i18n/for-browsers';
import { tourActions as text } from '../i18n/for-bookings';
import { pagePath } from '../i18n/language';
import { followSaved } from '../lib/saved-tours';
import { toast } from '../lib/toast';
import { saveToggle } from './save-toggle';
import './show-map';

// Made by this script, because the first paint waits for all of the page's HTML.
const actions = document.querySelector<HTMLElement>('.tour-actions');
if (actions) offer(actions);

function offer(list: HTMLElement): void {
  const save = saveToggle(list.dataset['slug'] ?? '');
  save.classList.add('button', 'button--quiet');
  save.append(saving.save);
  const link = document.createElement('a');
  link.href = pagePath('/saved');
  link.textContent = text.yours;
  const [toggle, page] = [item(save), item(link)];
  // The link to the saved tours comes last, so that it moves nothing when it appears.
  list.append(toggle, item(button('share', text.share, () => void share())), page);
  followSaved((saved) => {
    toggle.hidden = !saved;
    page.hidden = !saved?.length;
  });
}

async function share(): Promise<void> {
  const { title } = document;
  // Without the query: it holds the visitor's choices and where the visitor came from.
  const url = location.origin + location.pathname;
  try {
    if (navigator.share) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      toast(text.copied, 'success');
    }
  } catch (error) {
    // An AbortError means that the visitor closed the share sheet.
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
