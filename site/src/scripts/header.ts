// The navbar changes its look once the first pixels of the page are out of sight. To be told costs nothing; to ask how
// far the page is scrolled makes the browser lay out everything first.
const header = document.getElementById('header');
const firstPixels = document.getElementById('first-pixels');
if (header && firstPixels) {
  new IntersectionObserver(([entry]) => header.toggleAttribute('data-scrolled', !entry?.isIntersecting)).observe(
    firstPixels,
  );
}

/** The loading line goes this long after the page has everything it needs. */
const HIDE_AFTER_MS = 500;

const loading = document.getElementById('loading');
if (loading && document.readyState !== 'complete') {
  loading.hidden = false;
  addEventListener('load', () => setTimeout(() => (loading.hidden = true), HIDE_AFTER_MS));
}

// Whoever leaves the open menu with the keyboard is on the page behind it, where the menu would cover what has the focus.
const menu = document.getElementById('menu');
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && menu.matches(':popover-open'))
    menu.hidePopover();
});
