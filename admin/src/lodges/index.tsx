import { lazy } from 'react';
import { protectedRoute } from '../auth/protectedRoute';

const TranslationPage = lazy(() => import('../translations/TranslationPage'));
const LodgeView = lazy(() => import('./LodgeView'));

export const list = lazy(() => import('./LodgeList'));
export const create = lazy(() => import('./LodgeCreate'));
export const children = [
  protectedRoute('lodges', 'view/:slug', <LodgeView />),
  protectedRoute('lodges', 'translation/:id/:language', <TranslationPage kind="lodges" />, 'edit'),
];
