import type * as english from '../en/event-form';
import type { Texts } from '../texts';

export const eventForm: Texts<typeof english.eventForm> = {
  title: 'Saba ubufasha mu gikorwa',
  description: 'Mutubwire iby’inama, amahugurwa cyangwa ibirori byanyu mu Rwanda, tubabwire ibikenewe.',
  intro:
    'Mutubwire icyo mutekereza. Abashinzwe ibikorwa bazabagarukaho bafite ibibazo, ibitekerezo n’ikigereranyo cy’igiciro.',
  names: 'Amazina yombi',
  email: 'Imeyili',
  phone: 'Telefoni',
  kind: 'Ubwoko bw’igikorwa',
  kinds: ['Inama', 'Amahugurwa', 'Umwiherero w’ikigo', 'Ubukwe cyangwa ibirori', 'Ikindi'],
  kindPlaceholder: 'Muhitemo',
  date: 'Itariki iteganyijwe',
  guests: 'Umubare w’abashyitsi',
  needs: 'Mukeneye iki?',
  message: 'Mutubwire birambuye',
  required: (label) => `Mwuzuze: ${label}`,
  subject: (kind) => `Ubufasha mu gikorwa: ${kind}`,
  send: 'Ohereza ubusabe',
  busy: 'Birimo koherezwa…',
};
