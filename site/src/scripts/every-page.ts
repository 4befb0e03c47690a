import { clearToasts } from '../lib/toast';
import './header';
import './saved-count';
import './subscribe';

// The back/forward cache may restore the page with its toasts.
addEventListener('pagehide', clearToasts);
