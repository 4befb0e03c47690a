import { lazy } from 'react';

export const list = lazy(() => import('./OutboxList'));
export const hasShow = true;
export const recordRepresentation = 'recipient';
