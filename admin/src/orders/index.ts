import { lazy } from 'react';

export const list = lazy(() => import('./OrderList'));
export const hasShow = true;
export const recordRepresentation = 'number';
