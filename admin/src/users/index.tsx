import { lazy } from 'react';
import { Route } from 'react-router';
import { RequireAccess } from '../auth/RequireAccess';

const UserCreate = lazy(() => import('./UserCreate'));
const UserView = lazy(() => import('./UserView'));

export const list = lazy(() => import('./UserList'));
export const create = (
  <RequireAccess resource="users" action="create">
    <UserCreate />
  </RequireAccess>
);
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
