import { lazy } from 'react';
import { protectedRoute } from '../auth/protectedRoute';

const StatementPage = lazy(() => import('./StatementPage'));

export const list = lazy(() => import('./StatementList'));
export const hasShow = true;
export const recordRepresentation = 'name';
export const children = [protectedRoute('statements', ':id/rows', <StatementPage />)];
