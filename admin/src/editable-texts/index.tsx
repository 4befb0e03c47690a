import { lazy } from 'react';
import { RequireAccess } from '../auth/RequireAccess';

const TextsPage = lazy(() => import('./TextsPage'));

export const list = (
  <RequireAccess resource="content" action="list">
    <TextsPage />
  </RequireAccess>
);
