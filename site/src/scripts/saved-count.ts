import { pagePath } from '../i18n/language';
import { followSaved } from '../lib/saved-tours';

// The footer's way to the saved tours says how many there are.
const link = document.querySelector(`footer a[href="${pagePath('/saved')}"]`);
const count = document.createElement('span');
link?.append(count);
followSaved((saved) => {
  count.textContent = saved?.length ? ` (${saved.length})` : '';
});
