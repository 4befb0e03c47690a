import { createContext } from 'react';
import type { LabelKey } from '../i18n/label';

/** The name of the dashboard for whoever is logged in, in its header and in the titles of its tabs. */
export const AppName = createContext<LabelKey>('app.name');
