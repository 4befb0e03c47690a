import { postJson } from '../lib/api/browser';
import { toast } from '../lib/toast';

const form = document.getElementById('subscribe-form');

if (form instanceof HTMLFormElement) {
  const input = form.elements.namedItem('email') as HTMLInputElement;
  const button = form.querySelector('button') as HTMLButtonElement;
  const problem = form.querySelector('[role=alert]') as HTMLElement;
  const words = form.dataset;

  const complain = (text: string) => {
    problem.textContent = text;
    input.setAttribute('aria-invalid', String(Boolean(text)));
    if (text) input.focus();
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const email = input.value.trim();
    if (!email) return complain(words['required'] ?? '');
    if (button.disabled) return;
    complain('');
    const label = button.textContent;
    button.disabled = true;
    button.textContent = words['busy'] ?? label;
    const answer = await postJson<{ message: string }>('/api/maillist/subscribe', { email });
    button.disabled = false;
    button.textContent = label;
    if (answer.ok) {
      toast(answer.data.message, 'success');
      form.reset();
    } else if (answer.status === 400) {
      complain(answer.problems[0] ?? answer.message);
    } else {
      complain(words['failed'] ?? answer.message);
    }
  });
}
