import { clearToasts } from '../lib/toast';
import './subscribe';

// The back button may bring the page back as it was left.
addEventListener('pagehide', clearToasts);
