import type { Texts } from '../texts.ts';
import type * as english from '../en/tour-actions.ts';

export const tourActions: Texts<typeof english.tourActions> = {
  label: 'Bika uru rugendo',
  download: 'Manura PDF',
  yours: 'Ingendo mwabitse',
  share: 'Sangiza abandi',
  copied: 'Aderesi y’uru rupapuro yakoporowe.',
  notCopied: 'Mukoporore aderesi y’uru rupapuro muri mushakisha yanyu.',
};
