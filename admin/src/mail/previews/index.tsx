import { lazy } from 'react';
import { RequireAccess } from '../../auth/RequireAccess';

const MailPreviewsPage = lazy(() => import('./MailPreviewsPage'));

export const list = (
  <RequireAccess resource="mail-previews" action="list">
    <MailPreviewsPage />
  </RequireAccess>
);
