import { pagePath } from '../i18n/language';
import { followSaved } from '../lib/saved-tours';

// Adds the number of saved tours to their link in the footer.
const link = document.querySelector(`footer a[href="${pagePath('/saved')}"]`);
const count = document.createElement('span');
link?.append(count);
followSaved((saved) => {
  count.textContent = saved?.length ? ` (${saved.length})` : '';
});
