import type { Texts } from '../texts.ts';
import type { giftPaper as english } from '../en/gift-paper.ts';

export const giftPaper: Texts<typeof english> = {
  title: 'Bon cadeau',
  for: 'Pour',
  from: 'De la part de',
  worth: 'D’une valeur de {amount}',
  code: 'Code : {code}',
  validUntil: 'Valable jusqu’au {day}.',
  how: 'Indiquez le code en payant un voyage sur notre site, ou donnez-le-nous au téléphone. Il peut être utilisé en plusieurs fois. Toute personne qui a le code peut l’utiliser : gardez-le en lieu sûr.',
  farewell: 'Nous nous réjouissons de votre voyage. {company}',
  amount: 'Montant',
  until: 'Valable jusqu’au',
  discover: 'Découvrir nos voyages',
  bought: {
    subject: 'Votre bon cadeau pour {to}',
    heading: 'Votre bon cadeau est prêt',
    text: 'Merci, {from}. Le bon cadeau pour {to} est joint, prêt à imprimer.',
  },
  received: {
    subject: '{from} vous offre un voyage',
    heading: 'Un cadeau pour vous',
    text: 'Bonjour {to}, {from} vous offre un bon cadeau pour un voyage avec nous. Vous le trouverez ci-joint.',
  },
};
