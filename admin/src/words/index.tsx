import { lazy } from 'react';
import { RequireAccess } from '../auth/RequireAccess';

const WordsPage = lazy(() => import('./WordsPage'));

export const list = (
  <RequireAccess resource="content" action="list">
    <WordsPage />
  </RequireAccess>
);
