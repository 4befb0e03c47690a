import { lazy } from 'react';

export const list = lazy(() => import('./CampaignList'));
export const recordRepresentation = 'title';
