import type { Texts } from '../texts.ts';
import type * as english from '../en/waiting-list.ts';

export const waitingForm: Texts<typeof english.waitingForm> = {
  title: 'Urutonde rw’abategereje',
  intro: '{days}: tuzaboherereza imeyili imyanya niboneka, tuyibabikire amasaha {hours}.',
  offer: 'Mwifuza gutegereza? Tuzaboherereza imeyili imyanya niboneka, tuyibabikire amasaha {hours}.',
  people: 'Umubare w’abantu',
  names: 'Amazina',
  email: 'Imeyili',
  phone: 'Nimero ya telefoni',
  required: 'Mwuzuze: {label}',
  send: 'Mumbwire imyanya niboneka',
  busy: 'Birimo koherezwa…',
};

export const waitingList: Texts<typeof english.waitingList> = {
  title: 'Urutonde rw’abategereje',
  description: 'Imyanya ku itariki yo guhaguruka.',
  question: 'Mwifuza kuva ku rutonde rw’abategereje? Imyanya twababikiye ihabwa ukurikira.',
  leave: 'Va ku rutonde rw’abategereje',
  home: 'Subira ahabanza',
};
