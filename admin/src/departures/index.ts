import { lazy } from 'react';

export const list = lazy(() => import('./DepartureList'));
export const hasShow = true;
export const recordRepresentation = 'startDate';
