import { lazy } from 'react';

export const list = lazy(() => import('./VehicleList'));
export const recordRepresentation = 'name';
