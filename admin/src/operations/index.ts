import { lazy } from 'react';

export const OperationsPage = lazy(() => import('./OperationsPage'));
