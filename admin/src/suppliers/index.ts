import { lazy } from 'react';

export const list = lazy(() => import('./SupplierList'));
export const recordRepresentation = 'name';
