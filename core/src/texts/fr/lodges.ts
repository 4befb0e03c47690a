import type { Texts } from '../texts.ts';
import type * as english from '../en/lodges.ts';

export const lodges: Texts<typeof english.lodges> = {
  title: 'Hébergements',
  description:
    'Où vous dormez pendant nos voyages : des lodges, des camps et de petits hôtels que nous connaissons chambre par chambre.',
  intro:
    'Là où dorment nos voyageurs. Les journées de chaque circuit nomment le lodge, ou les deux entre lesquels nous choisissons selon les disponibilités.',
  empty: 'Aucun hébergement à afficher en ce moment.',
  all: 'Tous les hébergements',
  picture: '{title}, image {index} sur {count}',
  gallery: 'Images : {title}',
  place: 'Lieu',
  level: 'Catégorie',
  levels: { 'mid-range': 'Milieu de gamme', comfort: 'Confort', luxury: 'Luxe' },
  size: 'Taille',
  rooms: '{count, plural, one {1 chambre} other {# chambres}}',
  website: 'Son site web',
  map: 'Sur la carte',
  tours: 'Les circuits qui y dorment',
  plan: 'Envie d’y séjourner ?',
  planText: 'Chacun de nos circuits peut être organisé autour d’un hébergement qui vous plaît.',
};
