import '../../site/src/styles/fonts.css';
import '../../site/src/styles/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { watchSession } from './auth/session';
import { watchLeaving } from './orders/waitingChanges';
import { watchMissingParts } from './shared/lateParts';

watchSession();
watchMissingParts();
watchLeaving();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
