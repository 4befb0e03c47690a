import type { Texts } from '../texts.ts';
import type * as english from '../en/event-form.ts';

export const eventForm: Texts<typeof english.eventForm> = {
  title: 'Saba ubufasha mu gutegura igikorwa',
  description: 'Mutubwire iby’inama, amahugurwa cyangwa ibirori byanyu mu Rwanda, tubabwire ibikenewe.',
  intro:
    'Mutubwire icyo mutekereza. Abakozi bacu bashinzwe ibikorwa bazabasubiza, babagezeho ibibazo, ibitekerezo n’ikigereranyo cya mbere cy’igiciro.',
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
  required: 'Mwuzuze: {label}',
  subject: 'Ubufasha mu gutegura igikorwa: {kind}',
  send: 'Ohereza ubusabe',
  busy: 'Birimo koherezwa…',
};
