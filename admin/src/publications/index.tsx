import { lazy } from 'react';
import { screen } from '../auth/screen';

const PublicationView = lazy(() => import('./PublicationView'));

export const list = lazy(() => import('./PublicationList'));
export const create = lazy(() => import('./PublicationCreate'));
export const children = [screen('publications', 'view/:id', <PublicationView />)];
