import { lazy } from 'react';
import { protectedRoute } from '../auth/protectedRoute';

const TranslationPage = lazy(() => import('../translations/TranslationPage'));
const PublicationView = lazy(() => import('./PublicationView'));

export const list = lazy(() => import('./PublicationList'));
export const create = lazy(() => import('./PublicationCreate'));
export const children = [
  protectedRoute('publications', 'view/:id', <PublicationView />),
  protectedRoute('publications', 'translation/:id/:language', <TranslationPage kind="publications" />, 'edit'),
];
