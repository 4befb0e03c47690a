const dialog = document.getElementById('inquiry');

if (dialog instanceof HTMLDialogElement) {
  document.getElementById('open-inquiry')?.addEventListener('click', () => dialog.showModal());
  // A click whose target is the dialog itself is a click on its backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
}
