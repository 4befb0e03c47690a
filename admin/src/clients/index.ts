import { lazy } from 'react';

export const list = lazy(() => import('./ClientList'));
export const hasShow = true;
export const recordRepresentation = 'names';
