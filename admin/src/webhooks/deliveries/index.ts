import { lazy } from 'react';

export const list = lazy(() => import('./DeliveryList'));
export const hasShow = true;
export const recordRepresentation = 'event';
