import { lazy } from 'react';
import { protectedRoute } from '../auth/protectedRoute';

const TranslationPage = lazy(() => import('../translations/TranslationPage'));
const CommentsPage = lazy(() => import('../comments/CommentsPage'));
const TourView = lazy(() => import('./TourView'));

export const list = lazy(() => import('./TourList'));
export const create = lazy(() => import('./TourCreate'));
export const children = [
  protectedRoute('tours', 'view/:slug', <TourView />),
  protectedRoute('tours', 'comment/:slug', <CommentsPage resource="tours" />),
  protectedRoute('tours', 'translation/:id/:language', <TranslationPage kind="tours" />, 'edit'),
];
