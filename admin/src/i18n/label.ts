import type { Given } from '@imisozi/core/texts/message';
import { i18nProvider } from './i18nProvider';
import type { Labels } from './texts';

/** The key of a text without placeholders. */
export type LabelKey = {
  [Key in keyof Labels]: Labels[Key] extends `${string}{${string}` ? never : Key;
}[keyof Labels];

/** Translates a text of the dashboard. An unknown key or placeholder fails the type check. */
export type Label = <Key extends keyof Labels>(key: Key, ...given: Given<Labels[Key]>) => string;

/** For code outside components, such as errors; components use `useLabel`. */
export const label: Label = i18nProvider.translate;
