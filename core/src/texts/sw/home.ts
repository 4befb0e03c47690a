import type { Texts } from '../texts.ts';
import type * as english from '../en/home.ts';

export const home: Texts<typeof english.home> = {
  title: 'Safari, sokwe na maziwa nchini Rwanda',
  description:
    'Safari zinazopangwa upendavyo nchini Rwanda: sokwe wa milimani, savana, msitu wa mvua na Ziwa Kivu, zikipangwa na kuongozwa kutoka Kigali.',
  heroLabel: 'Karibu',
  worth: 'Kwa nini inafaa',
  adventureButton: 'Panga safari',
  teaser: 'Tatu za kuanzia',
  morePackages: 'Ziara zaidi',
  mosaic: 'Njia tano za kuigundua Rwanda',
};
