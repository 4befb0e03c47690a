import { lazy } from 'react';

export const list = lazy(() => import('./GuideList'));
export const recordRepresentation = 'names';
