import { maps as text } from '../i18n/for-browsers';
import { mapFrame } from '../lib/maps';

// A map comes from another site, which is asked for it only when a visitor wants it, and not told from where. The button
// is made here, because the page's first paint waits for all that stands in it; without it there is the link.
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

/** Puts the map where the link says. */
function show({ href, dataset }: HTMLAnchorElement): void {
  const frame = document.createElement('iframe');
  frame.src = mapFrame(href);
  frame.title = text.area;
  frame.referrerPolicy = 'no-referrer';
  document.getElementById(dataset['map'] ?? '')?.replaceChildren(frame);
  // The button that had the focus is gone.
  frame.focus();
}
