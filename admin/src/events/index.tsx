import { lazy } from 'react';
import { protectedRoute } from '../auth/protectedRoute';

const TranslationPage = lazy(() => import('../translations/TranslationPage'));
const EventView = lazy(() => import('./EventView'));

export const list = lazy(() => import('./EventList'));
export const create = lazy(() => import('./EventCreate'));
export const children = [
  protectedRoute('events', 'view/:slug', <EventView />),
  protectedRoute('events', 'translation/:id/:language', <TranslationPage kind="events" />, 'edit'),
];
