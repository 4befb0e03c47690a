import type { Texts } from '../texts.ts';
import type * as english from '../en/air-ticket.ts';
import { answers } from './answers.ts';

export const airTicket: Texts<typeof english.airTicket> = {
  title: 'Billets d’avion',
  ticketTitle: 'Demande de billet',
  description:
    'Des billets d’avion avec un conseil personnalisé : dites-nous où et quand vous partez, et notre équipe trouve le vol qu’il vous faut.',
  open: 'Envoyer une demande',
  formTitle: 'Demande de billet d’avion',
  close: 'Fermer',
  fields: {
    fullName: 'Nom complet',
    email: 'E-mail',
    phone: 'Numéro de téléphone',
    departureCity: 'Ville de départ',
    destinationCity: 'Ville d’arrivée',
    departureDate: 'Date de départ',
    returnDate: 'Date de retour',
    oneWay: 'Aller simple, sans vol de retour',
    numberOfPassengers: 'Nombre de passagers',
    cabinClass: 'Classe',
    specialRequests: 'Demandes particulières',
  },
  cabins: { economy: 'Économique', business: 'Affaires', firstClass: 'Première' },
  required: 'Champ obligatoire : {label}',
  phoneNumeric: 'Le numéro de téléphone ne doit contenir que des chiffres',
  returnsTooSoon: 'La date de retour ne peut pas précéder la date de départ',
  passengersMinimum: 'Indiquez au moins 1 passager',
  send: 'Envoyer',
  busy: 'Envoi…',
  success: answers['air-ticket-sent'],
  failed: 'L’envoi a échoué. Veuillez réessayer plus tard.',
};
