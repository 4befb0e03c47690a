import { lazy } from 'react';

export const list = lazy(() => import('../OwnBookingList'));
export const create = lazy(() => import('../OwnBookingCreate'));
export const hasShow = true;
export const recordRepresentation = 'number';
