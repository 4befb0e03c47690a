document.addEventListener('click', ({ target }) => {
  const button = target.closest('button[data-step]');
  const input = button?.parentElement.querySelector('input');
  if (!input) return;
  if (button.dataset.step === 'up') input.stepUp();
  else input.stepDown();
  input.dispatchEvent(new Event('input', { bubbles: true }));
});
