import type { MailTexts } from './mail-document.ts';

export const WAITING_LIST_JOINED_IN_FRENCH: MailTexts<'text'> = {
  subject: 'Vous êtes sur la liste d’attente : {tour}, {day}',
  preview: 'Nous vous écrirons dès que des places se libéreront.',
  heading: 'Vous êtes sur la liste d’attente.',
  text: 'Bonjour {name},\nCe départ n’a pas assez de places pour vous tous en ce moment. Dès que des places se libéreront et que votre tour sera venu, nous vous écrirons et vous les garderons quelque temps. D’ici là, vous n’avez rien à faire ni à payer.',
};

export const SEATS_FREE_IN_FRENCH: MailTexts<'text'> = {
  subject: '{seats} : {tour}, {day}',
  preview: 'À réserver d’ici au {until}.',
  heading: 'Bonne nouvelle : {seats}.',
  text: 'Bonjour {name},\nVous nous aviez demandé de vous prévenir. Nous vous gardons {kept} jusqu’au {until} ; ensuite, la personne suivante de la liste sera prévenue.',
};

export const WAITED_IN_VAIN_IN_FRENCH: MailTexts<'text'> = {
  subject: 'Départ annulé : {tour}, {day}',
  preview: 'Le départ que vous attendiez n’aura pas lieu.',
  heading: 'Nous sommes désolés : ce départ a été annulé.',
  text: 'Bonjour {name},\nVous attendiez des places pour « {tour} », le {day}. Nous avons dû annuler ce départ ; vous n’êtes donc plus sur sa liste d’attente.\nMotif : {reason}',
};

export const REGISTERED_IN_FRENCH: MailTexts<'text' | 'note'> = {
  subject: 'Votre inscription : {event}',
  preview: 'Votre inscription est enregistrée. Le prix est de {fee}.',
  heading: 'Murakoze ! Votre inscription est enregistrée.',
  text: 'Le prix comprend le matériel de l’atelier, le café et le déjeuner.',
  note: '{charges} Pour annuler, écrivez à {email} ou appelez le {phone}.',
};

export const AIR_TICKET_RECEIVED_IN_FRENCH: MailTexts<'text' | 'contact' | 'note'> = {
  subject: 'Nous avons bien reçu votre demande de billet d’avion',
  preview: 'Nous cherchons les meilleurs tarifs et vous écrirons bientôt.',
  heading: 'Murakoze ! Nous avons bien reçu votre demande.',
  text: 'Merci d’avoir contacté {company}. Nous cherchons les meilleurs tarifs pour votre voyage et vous écrirons bientôt.',
  contact: 'Pour nous joindre : {phone}, {email}',
  note: 'Si vous ne nous avez pas demandé de billet d’avion, vous pouvez ignorer ce message.',
};

export const CONTACT_RECEIVED_IN_FRENCH: MailTexts<'text' | 'note'> = {
  subject: 'Nous avons bien reçu votre message',
  preview: 'Notre équipe vous répondra sous un jour ouvré.',
  heading: 'Murakoze ! Nous avons bien reçu votre message.',
  text: 'Merci d’avoir écrit à {company}. Notre équipe lit chaque message et répond sous un jour ouvré.\n\nSi c’est urgent, appelez le {phone} ou écrivez à {email}.',
  note: 'Si vous ne nous avez pas écrit, vous pouvez ignorer ce message.',
};

export const SUBSCRIBED_IN_FRENCH: MailTexts<'text'> = {
  subject: '{company} : bienvenue dans notre lettre d’information',
  preview: 'Nouveaux voyages, offres de saison et événements, environ une fois par mois.',
  heading: 'Murakaza neza !',
  text: 'Merci de votre abonnement à notre lettre d’information. Nous vous écrirons chaque fois qu’il y aura un nouveau voyage, un événement ou une histoire qui mérite votre attention.',
};
