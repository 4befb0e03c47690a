import { lazy } from 'react';
import { screen } from '../auth/screen';

const CommentsPage = lazy(() => import('../comments/CommentsPage'));
const DestinationView = lazy(() => import('./DestinationView'));

export const list = lazy(() => import('./DestinationList'));
export const create = lazy(() => import('./DestinationCreate'));
export const children = [
  screen('destinations', 'view/:slug', <DestinationView />),
  screen('destinations', 'comment/:slug', <CommentsPage resource="destinations" />),
];
