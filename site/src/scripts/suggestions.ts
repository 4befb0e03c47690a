// Loaded at the first touch: most visitors do not type.
for (const input of document.querySelectorAll<HTMLInputElement>('[data-suggestions]')) {
  const start = () => void import('./suggest-while-typing').then(({ suggestWhileTyping }) => suggestWhileTyping(input));
  input.addEventListener('focus', start, { once: true });
}
