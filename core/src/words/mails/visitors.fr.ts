import type { MailWords } from './mail-document.ts';

export const SEATS_FREE_IN_FRENCH: MailWords<'text'> = {
  subject: '{seats} : {tour}, {day}',
  preview: 'Nous gardons cela pour vous jusqu’au {until}.',
  heading: 'Bonne nouvelle : {seats}.',
  text: 'Bonjour {name},\nVous nous aviez demandé de vous prévenir. Nous gardons {kept} pour vous jusqu’au {until} ; ensuite, la personne suivante de la liste sera prévenue.',
};

export const WAITED_IN_VAIN_IN_FRENCH: MailWords<'text'> = {
  subject: 'Annulé : {tour}, {day}',
  preview: 'Le départ que vous attendiez n’aura pas lieu.',
  heading: 'Nous sommes désolés : ce départ a été annulé.',
  text: 'Bonjour {name},\nVous attendiez des places pour {tour} le {day}. Nous avons dû annuler ce départ ; vous n’êtes donc plus sur sa liste d’attente.\nLa raison : {reason}',
};

export const REGISTERED_IN_FRENCH: MailWords<'text' | 'note'> = {
  subject: 'Votre inscription : {event}',
  preview: 'Vous êtes inscrit. La participation est de {fee}.',
  heading: 'Murakoze ! Vous êtes inscrit.',
  text: 'La participation comprend le matériel de l’atelier, le café et le déjeuner.',
  note: '25 % de la participation sont dus si vous annulez jusqu’à 5 jours avant l’événement. Dans les 2 derniers jours, ou le jour même, la totalité est due et rien n’est remboursé. Pour annuler, écrivez à {email} ou appelez le {phone}.',
};

export const AIR_TICKET_RECEIVED_IN_FRENCH: MailWords<'text' | 'contact' | 'note'> = {
  subject: 'Nous avons bien reçu votre demande de billet d’avion',
  preview: 'Nous cherchons les meilleurs tarifs et vous écrirons bientôt.',
  heading: 'Murakoze ! Nous avons bien reçu votre demande.',
  text: 'Merci d’avoir contacté {company}. Nous cherchons les meilleurs tarifs pour votre voyage et vous écrirons bientôt.',
  contact: 'Nous joindre : {phone}, {email}',
  note: 'Si vous ne nous avez pas demandé de billet d’avion, vous pouvez ignorer ce message.',
};

export const CONTACT_RECEIVED_IN_FRENCH: MailWords<'text' | 'note'> = {
  subject: 'Nous avons bien reçu votre message',
  preview: 'Notre équipe vous répondra sous un jour ouvré.',
  heading: 'Murakoze ! Nous avons bien reçu votre message.',
  text: 'Merci d’avoir écrit à {company}. Notre équipe lit chaque message et répond sous un jour ouvré.\n\nSi c’est urgent, appelez le {phone} ou écrivez à {email}.',
  note: 'Si vous ne nous avez pas écrit, vous pouvez ignorer ce message.',
};

export const SUBSCRIBED_IN_FRENCH: MailWords<'text'> = {
  subject: 'Bienvenue dans la lettre de {company}',
  preview: 'Nouveaux voyages, offres de saison et événements, environ une fois par mois.',
  heading: 'Murakaza neza !',
  text: 'Merci de vous être abonné à notre lettre. Nous vous écrirons chaque fois qu’il y aura un nouveau voyage, un événement ou une histoire qui vaut votre temps.',
};
