import { lazy } from 'react';

export const list = lazy(() => import('./AgentList'));
export const hasShow = true;
export const recordRepresentation = 'company';
