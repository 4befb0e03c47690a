import { lazy } from 'react';

export const list = lazy(() => import('./FiscalReceiptList'));
export const recordRepresentation = 'paper';
