import { lazy } from 'react';

export const list = lazy(() => import('./OrderList'));
export const create = lazy(() => import('./create/OrderCreate'));
export const hasShow = true;
export const recordRepresentation = 'number';
