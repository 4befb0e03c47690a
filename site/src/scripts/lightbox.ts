// The pictures of a gallery, large. Without this script they are links to the pictures.
const SWIPE_PX = 48;

const lightbox = document.getElementById('lightbox');
const links = [...document.querySelectorAll<HTMLAnchorElement>('#gallery-pictures a')];
const frame = lightbox?.querySelector('figure');
const caption = lightbox?.querySelector('figcaption');

if (lightbox instanceof HTMLDialogElement && frame && caption && links.length > 0) {
  const picture = new Image();
  picture.sizes = '100vw';
  // Otherwise a swipe with the mouse would drag the image file.
  picture.draggable = false;
  frame.prepend(picture);
  let shown = 0;
  let startX: number | undefined;

  const show = (place: number) => {
    shown = (place + links.length) % links.length;
    const link = links[shown]!;
    const small = link.querySelector('img');
    // The previous picture would appear above the new caption until the new one has loaded.
    picture.removeAttribute('src');
    picture.srcset = small?.srcset ?? '';
    picture.alt = small?.alt ?? '';
    picture.src = link.href;
    caption.textContent = link.dataset['caption'] ?? '';
  };
  /** Goes to the picture on that side: in right-to-left scripts the next one is on the left. */
  const goTo = (side: 'right' | 'left') => {
    const next = getComputedStyle(lightbox).direction === 'rtl' ? 'left' : 'right';
    show(shown + (side === next ? 1 : -1));
  };

  links.forEach((link, place) =>
    link.addEventListener('click', (event) => {
      // Opening in a new tab or window and downloading are left to the browser.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      show(place);
      lightbox.showModal();
    }),
  );
  document.getElementById('lightbox-previous')?.addEventListener('click', () => show(shown - 1));
  document.getElementById('lightbox-next')?.addEventListener('click', () => show(shown + 1));
  lightbox.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    goTo(event.key === 'ArrowRight' ? 'right' : 'left');
  });
  frame.addEventListener('pointerdown', ({ clientX, isPrimary }) => (startX = isPrimary ? clientX : undefined));
  frame.addEventListener('pointercancel', () => (startX = undefined));
  frame.addEventListener('pointerup', ({ clientX }) => {
    const moved = startX === undefined ? 0 : clientX - startX;
    startX = undefined;
    if (Math.abs(moved) < SWIPE_PX) return;
    // The pictures follow the finger.
    goTo(moved < 0 ? 'right' : 'left');
  });
  // A click whose target is the lightbox itself is a click beside the picture.
  lightbox.addEventListener('click', ({ target }) => target === lightbox && lightbox.close());
  // The focus returns to the link of the picture shown last, which may not be the one opened first.
  lightbox.addEventListener('close', () => links[shown]?.focus());
}
