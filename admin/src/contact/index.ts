import { lazy } from 'react';

export const list = lazy(() => import('./ContactMessageList'));
export const hasShow = true;
export const recordRepresentation = 'subject';
