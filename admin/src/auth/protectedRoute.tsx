import type { ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Route } from 'react-router';
import { RequireAccess } from './RequireAccess';

/**
 * A screen of a resource that is not one of react-admin's four, below the resource's address. A function and not a
 * component, because the router wants its routes as they are.
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
