import { postJson } from '../lib/api/browser';
import { singleFlight } from '../lib/forms/single-flight';
import { toast } from '../lib/toast';

// The newsletter form is on every page, so it behaves like the other forms but without React.
const form = document.getElementById('subscribe-form');

if (form instanceof HTMLFormElement) {
  const input = form.elements.namedItem('email') as HTMLInputElement;
  const button = form.querySelector('button') as HTMLButtonElement;
  const problem = form.querySelector('[role=alert]') as HTMLElement;
  const texts = form.dataset;
  const label = button.textContent;
  const attempt = singleFlight();

  const complain = (text: string) => {
    problem.textContent = text;
    input.setAttribute('aria-invalid', String(Boolean(text)));
    if (text) input.focus();
  };

  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const email = input.value.trim();
    if (!email) return complain(texts['required'] ?? '');
    void attempt<{ message: string }>({
      send: () => {
        complain('');
        return postJson('/api/maillist/subscribe', { email });
      },
      showBusy: (busy) => {
        form.setAttribute('aria-busy', String(busy));
        button.disabled = busy;
        button.textContent = busy ? (texts['busy'] ?? label) : label;
      },
      failed: ({ status, problems }) => complain(status === 400 ? problems[0]! : (texts['failed'] ?? '')),
      done: ({ message }) => {
        toast(message, 'success');
        form.reset();
      },
    });
  });
}
