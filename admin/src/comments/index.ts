import { lazy } from 'react';

export const list = lazy(() => import('./CommentList'));
export const recordRepresentation = 'names';
