import type { Given } from '@imisozi/core/texts/message';
import { i18nProvider } from './i18nProvider';
import type { Labels } from './texts';

/** A text that names nothing. */
export type LabelKey = {
  [Key in keyof Labels]: Labels[Key] extends `${string}{${string}` ? never : Key;
}[keyof Labels];

/** One of our own texts: a key that does not exist, or a name that a text lacks, fails the type check. */
export type Label = <Key extends keyof Labels>(key: Key, ...given: Given<Labels[Key]>) => string;

/** Outside components, such as in errors; components have `useLabel`. */
export const label: Label = i18nProvider.translate;
