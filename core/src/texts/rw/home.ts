import type { Texts } from '../texts.ts';
import type * as english from '../en/home.ts';

export const home: Texts<typeof english.home> = {
  title: 'Ingendo, ingagi n’ibiyaga mu Rwanda',
  description:
    'Ingendo zitegurwa uko mubyifuza mu Rwanda: ingagi zo mu birunga, umukenke, ishyamba rya kimeza n’ikiyaga cya Kivu, zitegurirwa kandi zikayoborerwa i Kigali.',
  heroLabel: 'Murakaza neza',
  worth: 'Impamvu bikwiye',
  adventureButton: 'Tegura urugendo',
  teaser: 'Eshatu zo guheraho',
  morePackages: 'Izindi ngendo',
  mosaic: 'Uburyo butanu bwo kumenya u Rwanda',
  panorama: 'Kuva ku birunga kugera mu mirambi',
  year: {
    title: 'Umwaka mu Rwanda',
    intro: 'Ibyiza bya buri kwezi. Hitamo ukwezi urebe ingendo zako.',
    month: 'Ukwezi',
    gorillas: 'Ingagi',
    birds: 'Inyoni',
    roads: 'Imihanda yumye',
    price: 'Igiciro',
    festival: 'Ibirori',
    levels: ['birashoboka', 'byiza', 'byiza cyane'],
    dryness: ['itose', 'imvura nke', 'yumye'],
    prices: { lower: 'gito', usual: 'gisanzwe', higher: 'kinini' },
  },
};
