import { lazy } from 'react';

export const list = lazy(() => import('./ReportsPage'));
