import { lazy } from 'react';

export const OwnAgentHome = lazy(() => import('./OwnAgentHome'));
export const Availability = lazy(() => import('./Availability'));
export const OwnStatementPage = lazy(() => import('./OwnStatementPage'));
