import { lazy } from 'react';
import { Route } from 'react-router';
import { RequireAccess } from '../auth/RequireAccess';

const UserView = lazy(() => import('./UserView'));

export const list = lazy(() => import('./UserList'));
export const create = lazy(() => import('./UserCreate'));
export const children = (
  <Route
    path="view/:name"
    element={
      <RequireAccess resource="users" action="show">
        <UserView />
      </RequireAccess>
    }
  />
);
