import { lazy } from 'react';

export const list = lazy(() => import('./AuditList'));
export const hasShow = true;
export const recordRepresentation = 'label';
