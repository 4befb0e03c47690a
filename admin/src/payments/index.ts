import { lazy } from 'react';

export const list = lazy(() => import('./PaymentList'));
export const hasShow = true;
export const recordRepresentation = 'reference';
