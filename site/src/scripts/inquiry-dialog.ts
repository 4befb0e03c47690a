const dialog = document.getElementById('inquiry');

if (dialog instanceof HTMLDialogElement) {
  document.getElementById('open-inquiry')?.addEventListener('click', () => dialog.showModal());
  // A click on the dialog itself, and not on what stands in it, is a click on its backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
}
