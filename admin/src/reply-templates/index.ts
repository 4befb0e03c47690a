import { lazy } from 'react';

export const list = lazy(() => import('./ReplyTemplateList'));
export const recordRepresentation = 'name';
