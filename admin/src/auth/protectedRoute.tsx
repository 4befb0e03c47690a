import type { ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Route } from 'react-router';
import { RequireAccess } from './RequireAccess';

/**
 * A screen of a resource besides list, create, edit and show, below the path of the resource. It is a function and not
 * a component, because the router only accepts its own route elements.
 */
export const protectedRoute = (resource: string, path: string, page: ReactNode, action = 'show') => (
  <Route
    key={path}
    path={path}
    element={
      <RequireAccess resource={resource} action={action}>
        <ResourceContextProvider value={resource}>{page}</ResourceContextProvider>
      </RequireAccess>
    }
  />
);
