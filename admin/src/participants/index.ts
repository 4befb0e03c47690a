import { lazy } from 'react';

export const list = lazy(() => import('./ParticipantList'));
export const hasShow = true;
