import { lazy } from 'react';
import { screen } from '../auth/screen';

const EventView = lazy(() => import('./EventView'));

export const list = lazy(() => import('./EventList'));
export const create = lazy(() => import('./EventCreate'));
export const children = [screen('events', 'view/:slug', <EventView />)];
