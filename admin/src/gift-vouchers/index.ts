import { lazy } from 'react';

export const list = lazy(() => import('./GiftVoucherList'));
export const hasShow = true;
export const recordRepresentation = 'number';
