import { lazy } from 'react';

export const list = lazy(() => import('./PromoCodeList'));
export const recordRepresentation = 'code';
