import { lazy } from 'react';
import { protectedRoute } from '../auth/protectedRoute';

const TranslationPage = lazy(() => import('../translations/TranslationPage'));
const CommentsPage = lazy(() => import('../comments/CommentsPage'));
const DestinationView = lazy(() => import('./DestinationView'));

export const list = lazy(() => import('./DestinationList'));
export const create = lazy(() => import('./DestinationCreate'));
export const children = [
  protectedRoute('destinations', 'view/:slug', <DestinationView />),
  protectedRoute('destinations', 'comment/:slug', <CommentsPage resource="destinations" />),
  protectedRoute('destinations', 'translation/:id/:language', <TranslationPage kind="destinations" />, 'edit'),
];
