import { lazy } from 'react';
import { protectedRoute } from '../auth/protectedRoute';

const EventView = lazy(() => import('./EventView'));

export const list = lazy(() => import('./EventList'));
export const create = lazy(() => import('./EventCreate'));
export const children = [protectedRoute('events', 'view/:slug', <EventView />)];
