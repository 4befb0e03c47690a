/** The navbar changes its look after this many pixels of scrolling. */
const CHANGE_AFTER_PX = 80;

const header = document.getElementById('header');
if (header) {
  const look = () => header.toggleAttribute('data-scrolled', window.scrollY > CHANGE_AFTER_PX);
  addEventListener('scroll', look, { passive: true });
  look();
}

/** The loading line goes this long after the page has everything it needs. */
const HIDE_AFTER_MS = 500;

const loading = document.getElementById('loading');
if (loading && document.readyState !== 'complete') {
  loading.hidden = false;
  addEventListener('load', () => setTimeout(() => (loading.hidden = true), HIDE_AFTER_MS));
}
