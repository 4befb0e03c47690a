import { lazy } from 'react';

export const list = lazy(() => import('./AirTicketList'));
export const hasShow = true;
export const recordRepresentation = 'fullName';
