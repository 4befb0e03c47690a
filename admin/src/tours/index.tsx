import { lazy } from 'react';
import { screen } from '../auth/screen';

const CommentsPage = lazy(() => import('../comments/CommentsPage'));
const TourView = lazy(() => import('./TourView'));

export const list = lazy(() => import('./TourList'));
export const create = lazy(() => import('./TourCreate'));
export const children = [
  screen('tours', 'view/:slug', <TourView />),
  screen('tours', 'comment/:slug', <CommentsPage resource="tours" />),
];
