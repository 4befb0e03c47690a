import { maps as text } from '../i18n/for-browsers';
import { mapFrame } from '../lib/maps';

// The map is loaded from another site only when a visitor asks for it, and without a referrer. The button is made by
// this script, because the first paint waits for all of the page's HTML; without the script the link remains.
const link = document.querySelector<HTMLAnchorElement>('a[data-map]');
if (link) offer(link);

function offer(link: HTMLAnchorElement): void {
  const note = document.createElement('p');
  note.id = 'map-note';
  note.className = 'hint on-screen scripted';
  note.textContent = text.note;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--quiet on-screen';
  button.textContent = text.show;
  button.setAttribute('aria-describedby', note.id);
  button.addEventListener('click', () => {
    note.remove();
    button.remove();
    show(link);
  });
  link.before(button);
  link.parentElement?.append(note);
}

/** Replaces the button with the map that the link opens. */
function show({ href, dataset }: HTMLAnchorElement): void {
  const frame = document.createElement('iframe');
  frame.src = mapFrame(href);
  frame.title = text.area;
  frame.referrerPolicy = 'no-referrer';
  document.getElementById(dataset['map'] ?? '')?.replaceChildren(frame);
  // The button that had the focus is gone.
  frame.focus();
}
