import { lazy } from 'react';

export const list = lazy(() => import('./PayableList'));
export const recordRepresentation = 'what';
