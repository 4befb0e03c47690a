import { lazy } from 'react';

export const list = lazy(() => import('./WebhookList'));
export const hasShow = true;
export const recordRepresentation = 'url';
