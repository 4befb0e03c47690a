import type { Texts } from '../texts.ts';
import type * as english from '../en/traveller-links.ts';

export const travellerLinks: Texts<typeof english.travellerLinks> = {
  title: 'Vos informations pour le voyage',
  intro:
    'Les permis, les hôtels et les transferts sont réservés à votre nom, tel qu’il figure sur votre passeport. Seules la personne qui a réservé et notre agence voient ce que vous saisissez.',
  tour: 'Voyage',
  begins: 'Début',
  goneTitle: 'Ce lien n’est plus valable',
  gone: 'Le voyage est peut-être terminé ou annulé, ou les liens ont été refaits. Demandez à la personne qui vous a envoyé le lien.',
  linksTitle: 'Laisser chacun saisir ses informations',
  linksIntro:
    'Créez un lien privé pour chaque voyageur : il n’ouvre que ses propres informations, rien des autres ni de la réservation.',
  make: 'Créer les liens',
  link: 'Lien privé',
  linkOf: 'Lien privé du voyageur {number}',
  copy: 'Copier le lien',
  copyOf: 'Copier le lien du voyageur {number}',
  end: 'Mettre fin à tous les liens',
  legend: 'Vos informations',
};
