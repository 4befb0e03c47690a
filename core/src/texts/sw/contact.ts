import type { Texts } from '../texts.ts';
import type * as english from '../en/contact.ts';

export const contact: Texts<typeof english.contact> = {
  title: 'Wasiliana nasi',
  description: 'Simu, barua pepe, anwani, ramani na fomu: jinsi ya kuwafikia watu wa Kigali wanaopanga safari yako.',
  intro: 'Timu yetu ya Kigali inasoma kila ujumbe na kujibu ndani ya siku moja ya kazi.',
  phone: 'Simu',
  email: 'Barua pepe',
  address: 'Anwani',
  social: 'Mitandao ya kijamii',
  formTitle: 'Tuandikie',
  mapTitle: 'Tulipo',
  fields: {
    names: 'Jina kamili',
    email: 'Barua pepe',
    subject: 'Mada',
    phone: 'Simu',
    message: 'Ujumbe',
  },
  namesRequired: 'Tafadhali jaza jina kamili',
  emailRequired: 'Tafadhali jaza barua pepe',
  subjectRequired: 'Tafadhali jaza mada',
  phoneRequired: 'Tafadhali jaza namba ya simu',
  phoneNumeric: 'Namba ya simu iwe ya tarakimu tu',
  messageRequired: 'Tafadhali andika ujumbe',
  send: 'Tuma ujumbe',
  busy: 'Inatuma…',
};

export const inquiry: Texts<typeof english.inquiry> = {
  adventure: 'Panga safari',
  tour: {
    subject: '{people, plural, =0 {{title}} one {{title}, kwa mtu #} other {{title}, kwa watu #}}',
    message: 'Tungependa kuweka nafasi ya “{title}”{people, plural, =0 {} one { kwa mtu #} other { kwa watu #}}.',
  },
  order: 'Agizo {number}',
  event: {
    subject: 'Kuhudhuria: {title}',
    message: 'Tungependa kuhudhuria “{title}”. Tutakuwa watu ….',
  },
};
