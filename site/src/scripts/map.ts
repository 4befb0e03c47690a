const sheet = document.getElementById('map');
const button = document.getElementById('show-map');

if (sheet && button) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = sheet.dataset['src'] ?? '';
    frame.title = sheet.dataset['title'] ?? '';
    frame.referrerPolicy = 'no-referrer';
    sheet.replaceChildren(frame);
    frame.focus();
  });
}
