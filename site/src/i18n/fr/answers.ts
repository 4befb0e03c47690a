import type { Answers } from '../en/answers';

export const answers: Answers = {
  'Your order # has been received.': 'Votre réservation # a bien été reçue.',
  "Thank you, your message has been sent. We'll reply soon.":
    'Merci, votre message a été envoyé. Nous répondrons bientôt.',
  'Thank you. Your comment will be shown once our team has approved it.':
    'Merci. Votre commentaire paraîtra dès que notre équipe l’aura approuvé.',
  'Thank you, you are registered.': 'Merci, votre inscription est enregistrée.',
  'Thank you for subscribing to our mailing list.':
    'Merci, votre abonnement à notre lettre d’information est enregistré.',
  'You have been unsubscribed. We are sorry to see you go.':
    'Votre désabonnement est enregistré. Nous regrettons de vous voir partir.',
  "You're on the waiting list. We'll email you as soon as seats come free.":
    'Vous êtes sur la liste d’attente. Nous vous écrirons dès que des places se libéreront.',
  'You have left the waiting list. We hope to see you another time.':
    'Vous avez quitté la liste d’attente. À une prochaine fois, nous l’espérons.',
  'If this address has an account, a link to set a new password is on its way.':
    'Si un compte correspond à cette adresse, un lien pour choisir un nouveau mot de passe est en route.',
  'Your password has been changed. You have been logged out everywhere else.':
    'Votre mot de passe a été changé. Toutes vos autres sessions ont été fermées.',
  'Both passwords must be the same': 'Les deux mots de passe doivent être identiques',
  'This order has already been paid.': 'Cette réservation est déjà payée.',
  'This part of the bill has already been paid.': 'Cette part de la facture est déjà payée.',
  'Here is your order.': 'Voici votre réservation.',
  'This order was not found.': 'Cette réservation est introuvable.',
  'This departure was not found.': 'Ce départ est introuvable.',
  'This departure has been cancelled.': 'Ce départ a été annulé.',
  'This address is not on our mailing list.': 'Cette adresse n’est pas abonnée à notre lettre d’information.',
  'Air Ticket sent successfully!': 'Votre demande de billet a bien été envoyée.',
  'This tour is not on offer': 'Ce circuit n’est pas ouvert à la réservation',
  'A tour can be ordered only once; its price is for the whole group':
    'Un circuit ne se réserve qu’une fois ; son prix vaut pour tout le groupe',
  'That number # is allowed at the office, please contact us':
    'Pour ce nombre de personnes (#), la réservation se fait auprès de notre bureau : contactez-nous',
  'Selected price : # is not allowed': 'Le prix choisi (#) n’est pas valable',
  'The first possible day for this tour is …. For an earlier one please call our office: …':
    'Le premier jour possible pour ce circuit est le …. Pour une date plus proche, veuillez appeler notre bureau : …',
  'The travel date cannot be in the past': 'La date du voyage ne peut pas être antérieure à aujourd’hui',
  'The travel date is not the day of the departure': 'La date du voyage n’est pas celle du départ',
  'Please choose one of the departures of this tour': 'Choisissez l’un des départs de ce circuit',
  'The number of people and the travellers do not agree':
    'Le nombre de personnes ne correspond pas aux voyageurs indiqués',
  'At least one adult must travel with the group': 'Au moins un adulte doit voyager avec le groupe',
  'A booking of this size is made at the office, please contact us':
    'Pour un groupe de cette taille, la réservation se fait auprès de notre bureau : contactez-nous',
  'The promo code # is not valid': 'Le code promo # n’est pas valable',
  'The promo code # has been used up': 'Le code promo # a déjà été utilisé le nombre de fois prévu',
  'The promo code # is not for this tour': 'Le code promo # n’est pas valable pour ce circuit',
  'The promo code # is not for this travel date': 'Le code promo # n’est pas valable pour cette date de voyage',
  'The promo code # needs a travel date': 'Pour utiliser le code promo #, indiquez une date de voyage',
  'This departure is not on offer. Please choose another one':
    'Ce départ n’est pas ouvert à la réservation. Choisissez-en un autre',
  'Only # seat is left on this departure': 'Il ne reste que # place pour ce départ',
  'Only # seats are left on this departure': 'Il ne reste que # places pour ce départ',
  'This departure is full. Please choose another one, or ask to be put on the waiting list':
    'Ce départ est complet. Choisissez-en un autre, ou inscrivez-vous sur la liste d’attente',
  'We already hold as many unpaid seats for you as we can. Please pay the deposit of an earlier booking first, or ask our office':
    'Nous gardons déjà pour vous autant de places impayées que possible. Veuillez d’abord régler l’acompte d’une réservation précédente, ou contactez notre bureau',
  'We cannot hold that many seats of one departure without a deposit. Please choose to pay now, or ask our office':
    'Nous ne pouvons pas garder autant de places d’un même départ sans acompte. Veuillez choisir de payer maintenant, ou contactez notre bureau',
  'There are enough seats: you can book them now': 'Il reste assez de places : vous pouvez réserver maintenant',
  'You are on as many waiting lists as we can keep for you. Please leave one of them first, or ask our office':
    'Vous figurez sur autant de listes d’attente que nous pouvons en tenir pour vous. Veuillez d’abord en quitter une, ou contactez notre bureau',
  'The whole departure has room for #': 'Le départ entier a # places',
  'This place on a waiting list was not found.': 'Cette inscription sur la liste d’attente est introuvable.',
  'A bill can be shared among at most #, those who have paid among them':
    'Une facture se partage entre # personnes au plus, y compris celles qui ont déjà payé',
  'Each part must be more than #': 'Chaque part doit être supérieure à #',
  'The parts add up to #, but only # is left to pay': 'Le total des parts est de #, mais il ne reste que # à payer',
  'This part of the bill can no longer be paid. Nothing has been charged.':
    'Cette part de la facture ne peut plus être payée. Rien n’a été débité.',
  'This part of a bill was not found. It may have been shared anew.':
    'Cette part de la facture est introuvable. La facture a peut-être été répartie autrement depuis.',
  'You can tell us about your trip once it is paid for and over.':
    'Vous pourrez donner votre avis une fois le voyage payé et terminé.',
  'We have read your review already. To change it, please write to us.':
    'Nous avons déjà lu votre avis. Pour le modifier, écrivez-nous.',
  'Too many requests. Please try again later.': 'Trop de demandes. Veuillez réessayer plus tard.',
  'Too many requests for this email address. Please try again later.':
    'Trop de demandes pour cette adresse e-mail. Veuillez réessayer plus tard.',
};
