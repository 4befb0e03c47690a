import type { Texts } from '../texts.ts';
import type * as english from '../en/event-form.ts';

export const eventForm: Texts<typeof english.eventForm> = {
  title: 'Omba msaada wa kuandaa tukio',
  description: 'Tuambie kuhusu mkutano, warsha au sherehe yako nchini Rwanda, nasi tutakuambia kinachohitajika.',
  intro: 'Tuambie unachofikiria. Timu yetu ya matukio itakujibu kwa maswali, mawazo na makadirio ya kwanza ya gharama.',
  names: 'Jina kamili',
  email: 'Barua pepe',
  phone: 'Simu',
  kind: 'Aina ya tukio',
  kinds: ['Mkutano', 'Warsha', 'Mapumziko ya kampuni', 'Harusi au sherehe', 'Kitu kingine'],
  kindPlaceholder: 'Tafadhali chagua',
  date: 'Tarehe iliyopangwa',
  guests: 'Idadi ya wageni',
  needs: 'Unahitaji nini?',
  message: 'Tueleze zaidi',
  required: 'Tafadhali jaza: {label}',
  subject: 'Msaada wa kuandaa tukio: {kind}',
  send: 'Tuma ombi',
  busy: 'Inatuma…',
};
