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
  panorama: 'Kutoka volkano hadi savana',
  year: {
    title: 'Mwaka mmoja nchini Rwanda',
    intro: 'Kilicho kizuri katika kila mwezi. Chagua mwezi uone ziara zake.',
    month: 'Mwezi',
    gorillas: 'Sokwe',
    birds: 'Ndege',
    roads: 'Barabara kavu',
    price: 'Bei',
    festival: 'Sherehe',
    levels: ['inawezekana', 'nzuri', 'bora'],
    dryness: ['tope', 'manyunyu', 'kavu'],
    prices: { lower: 'chini', usual: 'kawaida', higher: 'juu' },
  },
};
