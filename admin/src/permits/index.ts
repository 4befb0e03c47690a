import { lazy } from 'react';

export const list = lazy(() => import('./PermitList'));
export const recordRepresentation = 'label';
