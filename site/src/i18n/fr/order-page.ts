import type * as english from '../en/order-page';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';

const counted = pluralIn('fr');

export const orderBox: Texts<typeof english.orderBox> = {
  unreadable: 'Nous ne pouvons pas montrer ceci en ce moment. Réessayez plus tard, ou contactez-nous.',
};

export const orderEnding: Texts<typeof english.orderEnding> = {
  by: {
    client: (day) => `Vous avez annulé cette réservation${day}.`,
    office: (day) => `Nous avons annulé cette réservation${day}.`,
    departure: (day) => `Nous avons dû annuler ce départ${day}. Nous en sommes désolés.`,
    hold: (day) =>
      `Aucun paiement n’est arrivé pendant que nous gardions vos places : nous les avons libérées${day}. Si vous avez déjà payé, écrivez-nous.`,
  },
  on: (day) => ` le ${day}`,
  reason: (reason) => `Le motif : ${reason}`,
  nothing: 'Rien n’avait été payé : rien n’est retenu et rien n’est à rendre.',
  title: 'Votre argent',
  paid: 'Payé',
  kept: 'Nous retenons',
  refund: 'Vous revient',
  sent: 'Déjà rendu',
  due: 'Reste à rendre',
  tooMuch: 'Payé en trop, vous revient',
  coming: (ways) => `Nous le remboursons ${ways}, et vous écrirons dès que l’argent est en route.`,
  gone: 'La totalité est en route vers vous. Quelques jours peuvent passer avant qu’elle n’apparaisse sur votre compte.',
  none: 'Rien n’est à rendre.',
  sameWay: 'de la façon dont vous avez payé',
  sameWays: (ways) => `de la façon dont vous avez payé : ${ways}`,
  ways: {
    card: 'sur la carte',
    bank: 'par virement',
    cash: 'en espèces',
    'mobile-money': 'par mobile money',
    other: '',
  },
  and: ' et ',
  again: 'Réserver de nouveau ce circuit',
  others: 'Voir nos circuits',
};

export const orderMoney: Texts<typeof english.orderMoney> = {
  price: 'Prix',
  payments: 'Paiements',
  total: 'Total',
  paid: 'Payé',
  left: 'Reste à payer',
  due: (what, day) => `${what}, à payer le ${day}`,
  done: 'payé',
  overdue: 'en retard',
  instalments: { deposit: 'Acompte', balance: 'Solde', full: 'Totalité' },
  pay: (what, amount) =>
    what === 'Acompte'
      ? `Payer l’acompte, ${amount}`
      : what === 'Solde'
        ? `Payer le solde, ${amount}`
        : `Payer la totalité, ${amount}`,
  hold: (moment) => `Nous gardons vos places jusqu’au ${moment}.`,
  papers: 'Reçus',
  receipt: (number, day) => `${number}, ${day}`,
  cancel: 'Annuler cette réservation',
  refund: (amount) => `${amount} vous reviennent.`,
  charge: (amount) => `Nous retenons ${amount}.`,
  reason: 'Motif (facultatif)',
  reasons: {
    'Nothing has been paid yet, so cancelling is free of charge.':
      'Rien n’a encore été payé : l’annulation est gratuite.',
    'You can still cancel free of charge.': 'Vous pouvez encore annuler sans frais.',
    'So shortly before travel, the whole price is charged.': 'Si près du départ, la totalité du prix est due.',
    'At this point, # % of the price is charged.': 'À ce jour, l’annulation coûte # % du prix.',
    'At this point, # % of the price is charged, which is all you have paid.':
      'À ce jour, l’annulation coûte # % du prix, soit tout ce que vous avez payé.',
  },
  confirm: 'Annuler la réservation',
  confirmRefund: (amount) => `Annuler et récupérer ${amount}`,
};

export const orderMessage: Texts<typeof english.orderMessage> = {
  title: 'Nous écrire au sujet de cette réservation',
  label: 'Votre message',
  hint: 'Nous répondons par e-mail, à l’adresse de la réservation.',
  send: 'Envoyer le message',
};

export const travellers: Texts<typeof english.travellers> = {
  title: 'Qui voyage',
  intro:
    'Les permis des parcs, les hôtels et les transferts depuis l’aéroport sont réservés à ces noms, tels qu’ils figurent dans les passeports.',
  until: (day) => `Vous pouvez les modifier jusqu’au ${day}.`,
  over: (day) =>
    `Ils pouvaient être modifiés jusqu’au ${day}. Si quelque chose n’est pas juste, appelez-nous ou écrivez-nous.`,
  privacy: 'Nous les conservons chiffrés, et les effaçons 30 jours après votre voyage.',
  type: (code) => TYPES[code] ?? `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll(/[-_]/g, ' ')}`,
  missing: 'Pas encore saisi',
  add: 'Saisir',
  change: 'Modifier',
  remove: 'Retirer',
  removing: (names) => `Retirer ${names} de cette réservation ? Nous effaçons ses données tout de suite.`,
  confirmRemove: 'Retirer et effacer',
  keep: 'Garder',
  asked: (missing) =>
    counted(missing, {
      one: 'Parlez-nous de la personne qui manque encore : les permis sont achetés aux noms des passeports.',
      other: 'Parlez-nous des # personnes qui manquent encore : les permis sont achetés aux noms des passeports.',
    }),
  enter: 'Saisir qui voyage',
  which: (number) => `personne ${number}`,
  legend: (number, type) => `Personne ${number} : ${type}`,
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    birthDate: 'Date de naissance',
    nationality: 'Nationalité',
    passportNumber: 'Numéro de passeport',
    passportExpiry: 'Fin de validité du passeport',
    diet: 'Régime alimentaire',
    remarks: 'Remarques',
    arrivalFlight: 'Vol d’arrivée',
    arrivalAt: 'Heure d’arrivée',
    departureFlight: 'Vol de départ',
    departureAt: 'Heure de départ',
  },
  optional: 'Seuls les noms sont nécessaires maintenant. Vous pourrez ajouter le reste plus tard.',
  zone: 'Les heures de vol sont celles de Kigali.',
  dietExample: 'Végétarien, allergies…',
  save: 'Enregistrer',
};

const TYPES: Readonly<Partial<Record<string, string>>> = { adult: 'Adulte', child: 'Enfant', infant: 'Bébé' };
