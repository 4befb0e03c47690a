import { lazy } from 'react';
import { protectedRoute } from '../auth/protectedRoute';

const QuoteEdit = lazy(() => import('./QuoteEdit'));

export const list = lazy(() => import('./QuoteList'));
export const hasShow = true;
export const recordRepresentation = 'number';
export const children = [protectedRoute('quotes', 'edit/:id', <QuoteEdit />, 'edit')];
