import { useTranslate } from 'react-admin';
import type { Label } from './label';

/** Like `useTranslate`, for our own texts only. */
export const useLabel = (): Label => useTranslate();
