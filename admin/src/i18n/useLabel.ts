import { useTranslate } from 'react-admin';
import type { Given } from '@imisozi/core/texts/message';
import type { Labels } from './texts';

/** A text that names nothing. */
export type LabelKey = {
  [Key in keyof Labels]: Labels[Key] extends `${string}{${string}` ? never : Key;
}[keyof Labels];

/** Like `useTranslate`, for our own texts only: a key that does not exist, or a name that a text lacks, fails the type check. */
export const useLabel = (): (<Key extends keyof Labels>(key: Key, ...given: Given<Labels[Key]>) => string) =>
  useTranslate();
