import type { Texts } from '../texts.ts';
import type * as english from '../en/tour-actions.ts';

export const tourActions: Texts<typeof english.tourActions> = {
  label: 'Hifadhi ziara hii',
  download: 'Pakua kama PDF',
  yours: 'Ziara ulizohifadhi',
  share: 'Shiriki',
  copied: 'Anwani ya ukurasa huu imenakiliwa.',
  notCopied: 'Tafadhali nakili anwani ya ukurasa huu kutoka kwenye kivinjari chako.',
};
