import { lazy } from 'react';

export const list = lazy(() => import('./QueuesPage'));
export const hasShow = true;
export const recordRepresentation = 'name';
