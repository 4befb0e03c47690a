import { useTranslate } from 'react-admin';
import type { labels } from './en';

/** The dotted paths of the texts inside a nested object. */
type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

export type LabelKey = `app.${Paths<(typeof labels)['app']>}` | `resources.${Paths<(typeof labels)['resources']>}`;

/** Like `useTranslate`, for our own texts only: a key that does not exist fails the type check. */
export const useLabel = (): ((key: LabelKey, values?: Record<string, unknown>) => string) => useTranslate();
