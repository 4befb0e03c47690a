import { lazy } from 'react';

export const list = lazy(() => import('./ThreadList'));
export const hasShow = true;
export const recordRepresentation = 'subject';
