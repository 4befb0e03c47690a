import type { Texts } from '../texts.ts';
import type * as english from '../en/departures.ts';

export const departures: Texts<typeof english.departures> = {
  title: 'Départs',
  intro: 'Choisissez une date pour réserver.',
  count: '{count, plural, one {# départ} other {# départs}}',
  labels: { full: 'Complet', closed: 'Clos', guaranteed: 'Garanti', available: 'Disponible', cancelled: 'Annulé' },
  choose: 'Choisir',
  all: 'Voir les {count} dates',
  waiting: 'Liste d’attente',
  tellMe: 'Liste d’attente : me prévenir si une place se libère, {days}',
  enquiry:
    'Nous préparons ce voyage rien que pour vous : dites-nous quand et avec qui vous partez, et nous vous enverrons un devis.',
  ask: 'Se renseigner sur ce voyage',
  plan: 'Nous parler de votre voyage',
  none: 'Aucun départ n’est ouvert à la réservation en ce moment. Demandez-nous les prochaines dates, ou inscrivez-vous sur la liste d’attente d’un départ complet.',
};
