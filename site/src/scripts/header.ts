/** The navbar changes its look after this many pixels of scrolling. */
const CHANGE_AFTER_PX = 80;

const header = document.getElementById('header');
if (header) {
  const look = () => header.toggleAttribute('data-scrolled', window.scrollY > CHANGE_AFTER_PX);
  addEventListener('scroll', look, { passive: true });
  look();
}
