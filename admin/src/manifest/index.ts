import { lazy } from 'react';

export const ManifestPage = lazy(() => import('./ManifestPage'));
