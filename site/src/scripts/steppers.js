document.addEventListener('click', ({ target }) => {
  const by = target.dataset.step;
  if (!by) return;
  const input = target.parentElement.querySelector('input');
  input[by]();
  input.dispatchEvent(new Event('input', { bubbles: true }));
});
