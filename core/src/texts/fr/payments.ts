import type { Texts } from '../texts.ts';
import type * as english from '../en/payments.ts';

export const pay: Texts<typeof english.pay> = {
  title: 'Paiement',
  description: 'Payez votre réservation par carte.',
  total: 'Montant total à payer, en dollars : ',
  what: 'Que payez-vous maintenant ?',
  later: '{due} : {amount}',
  method: 'Comment souhaitez-vous payer ?',
  placeholder: 'Choisir un moyen de paiement',
  methods: { visa: 'Carte Visa', mastercard: 'Mastercard', bank: 'Virement bancaire' },
  number: 'Réservation',
  date: 'Date',
  people: 'Pour',
  bank: {
    title: 'Payer par virement',
    how: 'Veuillez virer le montant sur ce compte en indiquant la référence.',
    ask: 'Notre bureau vous donnera les coordonnées du compte. Écrivez-nous ou appelez-nous en indiquant la référence.',
    next: 'Rien n’est débité sur cette page : effectuez le virement auprès de votre banque. Votre réservation apparaîtra comme payée dès que l’argent sera arrivé.',
    amount: 'Montant',
    reference: 'Référence',
    after: 'Nous vous enverrons la facture et le reçu par e-mail dès que l’argent sera arrivé. Des questions ?',
  },
  mobile: {
    phone: 'Numéro de mobile money',
    hint: 'Un numéro {service} : il commence par {starts}.',
    francs: 'Vous payez {francs}, à notre taux de {rate, number} francs pour un dollar.',
    busy: 'Nous interrogeons votre téléphone…',
  },
  payNow: 'Payer maintenant',
  busy: 'Ouverture du formulaire de paiement…',
  nothing:
    'Nous n’avons trouvé aucune réservation à payer dans ce navigateur. Ouvrez votre réservation à partir de notre e-mail pour la payer.',
  sessionFailed: 'Une erreur s’est produite pendant la réservation.',
  networkFailed: 'Une erreur s’est produite à l’ouverture du paiement.',
  cancelled: 'Le paiement a été annulé. Rien n’a été débité.',
  timedOut: 'Le formulaire de carte a expiré et s’est fermé. Rien n’a été débité, et vous pouvez réessayer.',
  test: 'Mode d’essai : aucune carte n’est nécessaire et aucune somme n’est débitée.',
  checking: 'Nous vérifions votre paiement auprès de la banque…',
  unanswered: 'Nous attendons encore la confirmation de votre paiement. Cela prend plus de temps que d’habitude.',
  notAgain:
    'Ne payez pas une seconde fois. Cette page continue de vérifier, et la page de votre réservation montrera le paiement dès sa confirmation.',
  order: 'Voir la réservation',
  safe: 'Vous saisissez votre carte dans le formulaire de la banque ; nous ne voyons jamais son numéro.',
};

export const sharePay: Texts<typeof english.sharePay> = {
  title: 'Votre part de la facture',
  intro: 'Un compagnon de voyage a partagé la facture d’un voyage avec {names}.',
  tour: 'Voyage',
  names: 'Pour',
  amount: 'Montant',
  pay: 'Payer {amount} par carte',
  paid: 'Cette part est payée. Merci, et à bientôt.',
  ended:
    'Il n’y a plus rien à payer ici : le voyage a été payé, modifié ou annulé entre-temps. Renseignez-vous auprès de la personne qui vous a envoyé le lien.',
  goneTitle: 'Ce lien n’est plus valable',
  gone: 'La facture a peut-être été répartie autrement depuis. Demandez le nouveau lien à la personne qui vous l’a envoyé.',
  needsScript: 'Le paiement par carte nécessite JavaScript. Pour payer autrement, contactez notre bureau :',
  ask: 'Des questions ?',
};
