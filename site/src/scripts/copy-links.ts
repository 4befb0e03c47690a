import { orderShares as text } from '../i18n/for-payments';
import { toast } from '../lib/toast';

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  button.addEventListener('click', () => {
    const { copy = '' } = button.dataset;
    navigator.clipboard.writeText(copy).then(
      () => toast(text.copied, 'success'),
      // The clipboard is not available, or the visitor refused access to it.
      () => toast(text.notCopied({ link: copy }), 'error'),
    );
  });
}
