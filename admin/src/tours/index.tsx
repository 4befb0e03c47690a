import { lazy } from 'react';
import { RequireAccess } from '../auth/RequireAccess';
import { screen } from '../auth/screen';

const CommentsPage = lazy(() => import('../comments/CommentsPage'));
const TourCreate = lazy(() => import('./TourCreate'));
const TourView = lazy(() => import('./TourView'));

export const list = lazy(() => import('./TourList'));
export const create = (
  <RequireAccess resource="tours" action="create">
    <TourCreate />
  </RequireAccess>
);
export const children = [
  screen('tours', 'view/:slug', <TourView />),
  screen('tours', 'comment/:slug', <CommentsPage resource="tours" />),
];
