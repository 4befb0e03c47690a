import { lazy } from 'react';
import { RequireAccess } from '../auth/RequireAccess';
import { screen } from '../auth/screen';

const PublicationCreate = lazy(() => import('./PublicationCreate'));
const PublicationView = lazy(() => import('./PublicationView'));

export const list = lazy(() => import('./PublicationList'));
export const create = (
  <RequireAccess resource="publications" action="create">
    <PublicationCreate />
  </RequireAccess>
);
export const children = [screen('publications', 'view/:id', <PublicationView />)];
