import { lazy } from 'react';
import { RequireAccess } from '../auth/RequireAccess';
import { screen } from '../auth/screen';

const EventCreate = lazy(() => import('./EventCreate'));
const EventView = lazy(() => import('./EventView'));

export const list = lazy(() => import('./EventList'));
export const create = (
  <RequireAccess resource="events" action="create">
    <EventCreate />
  </RequireAccess>
);
export const children = [screen('events', 'view/:slug', <EventView />)];
