import { lazy } from 'react';
import { Route } from 'react-router';
import { RequireAccess } from '../auth/RequireAccess';
import { SECURITY } from './accountPaths';

export const SecurityPage = lazy(() => import('./SecurityPage'));

/** The pages of the own account, which everybody has; a function's result, as those of `protectedRoute`. */
export const ownAccount = (
  <Route
    path={SECURITY}
    element={
      <RequireAccess resource="account" action="sessions">
        <SecurityPage />
      </RequireAccess>
    }
  />
);
