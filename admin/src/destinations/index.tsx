import { lazy } from 'react';
import { RequireAccess } from '../auth/RequireAccess';
import { screen } from '../auth/screen';

const CommentsPage = lazy(() => import('../comments/CommentsPage'));
const DestinationCreate = lazy(() => import('./DestinationCreate'));
const DestinationView = lazy(() => import('./DestinationView'));

export const list = lazy(() => import('./DestinationList'));
export const create = (
  <RequireAccess resource="destinations" action="create">
    <DestinationCreate />
  </RequireAccess>
);
export const children = [
  screen('destinations', 'view/:slug', <DestinationView />),
  screen('destinations', 'comment/:slug', <CommentsPage resource="destinations" />),
];
