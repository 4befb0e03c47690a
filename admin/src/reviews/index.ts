import { lazy } from 'react';

export const list = lazy(() => import('./ReviewList'));
export const hasShow = true;
export const recordRepresentation = 'tourTitle';
