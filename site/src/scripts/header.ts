// The navbar changes its look once the first pixels of the page are out of view. An IntersectionObserver costs nothing;
// reading the scroll position forces a layout.
const header = document.getElementById('header');
const firstPixels = document.getElementById('first-pixels');
if (header && firstPixels) {
  new IntersectionObserver(([entry]) => header.toggleAttribute('data-scrolled', !entry?.isIntersecting)).observe(
    firstPixels,
  );
}

/** Delay after the load event (rules/site 6). */
const HIDE_AFTER_MS = 500;

const loading = document.getElementById('loading');
if (loading && document.readyState !== 'complete') {
  loading.hidden = false;
  addEventListener('load', () => setTimeout(() => (loading.hidden = true), HIDE_AFTER_MS));
}

// Tabbing out of the open menu leads to the page behind it, where the menu would cover the focused element.
const menu = document.getElementById('menu');
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && menu.matches(':popover-open'))
    menu.hidePopover();
});
