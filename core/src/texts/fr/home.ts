import type { Texts } from '../texts.ts';
import type * as english from '../en/home.ts';

export const home: Texts<typeof english.home> = {
  title: 'Safaris, gorilles et lacs du Rwanda',
  description:
    'Des voyages sur mesure à travers le Rwanda : gorilles de montagne, savane, forêt tropicale et lac Kivu, préparés et guidés depuis Kigali.',
  heroLabel: 'Bienvenue',
  worth: 'Pourquoi le voyage en vaut la peine',
  adventureButton: 'Préparer une aventure',
  teaser: 'Trois idées pour commencer',
  morePackages: 'Voir d’autres circuits',
  mosaic: 'Cinq façons de découvrir le Rwanda',
  panorama: 'Des volcans à la savane',
  year: {
    title: 'Une année au Rwanda',
    intro: 'Ce qui est beau en quel mois. Choisissez un mois pour voir ses circuits.',
    month: 'Mois',
    gorillas: 'Gorilles',
    birds: 'Oiseaux',
    roads: 'Pistes sèches',
    price: 'Prix',
    festival: 'Fêtes',
    levels: ['possible', 'bien', 'idéal'],
    dryness: ['humides', 'averses', 'sèches'],
    prices: { lower: 'plus bas', usual: 'habituel', higher: 'plus élevé' },
  },
};
