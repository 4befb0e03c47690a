import '@imisozi/core/fonts.css';
import '@imisozi/core/tokens.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { watchSession } from './auth/session';
import { sendChangesOnLeave } from './orders/delayedChanges';
import { watchChunkErrors } from './layout/chunkErrors';
import { styleNonce } from './theme/styleNonce';

watchSession();
watchChunkErrors();
sendChangesOnLeave();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CacheProvider value={createCache({ key: 'css', nonce: styleNonce })}>
      <App />
    </CacheProvider>
  </StrictMode>,
);
