import type * as english from '../en/trip-brief';
import type { Texts } from '../texts';

export const tripBrief: Texts<typeof english.tripBrief> = {
  title: 'Tuambie kuhusu safari yako',
  description: 'Tuambie ungependa kuja lini, na nani na ungependa kuona nini, nasi tutakupangia safari nchini Rwanda.',
  intro:
    'Majibu machache yanatosha; jina, barua pepe na namba ya simu tu ndivyo vinavyohitajika. Ndani ya siku moja ya kazi tutakuandikia maswali, mawazo na bei ya kwanza.',
  when: 'Lini',
  anyTime: 'Wakati wowote unatufaa',
  days: 'Siku ngapi',
  adults: 'Watu wazima',
  children: 'Watoto',
  budget: 'Bajeti kwa dola za Marekani',
  budgetHint: 'Kwa wote pamoja; makadirio yanatosha.',
  pace: 'Mwendo',
  anyPace: 'Wowote',
  paces: ['Wa polepole, kukaa zaidi kila mahali', 'Wa wastani', 'Siku zilizojaa, kadiri inavyowezekana'],
  interests: 'Ungependa kuona nini?',
  interestNames: [
    'Sokwe',
    'Sokwemtu na tumbili',
    'Wanyama wa savana',
    'Ndege',
    'Maziwa na mashua',
    'Kutembea milimani na baiskeli',
    'Historia na utamaduni',
    'Kahawa na chai',
    'Muda wa kupumzika',
  ],
  message: 'Kwa maneno yako mwenyewe',
  messageHint: 'Umri wa watoto, siku ya kuzaliwa wakati wa safari, usichopenda kufanya.',
  names: 'Jina kamili',
  email: 'Barua pepe',
  phone: 'Simu',
  required: (label) => `Tafadhali jaza: ${label}`,
  subject: (adults, children, when) =>
    [
      'Maelezo ya safari',
      [adults && `watu wazima ${adults}`, Number(children) > 0 && `watoto ${children}`, when]
        .filter(Boolean)
        .join(', '),
    ]
      .filter(Boolean)
      .join(': '),
  nothingElse: 'Tafadhali tupangieni safari.',
  like: (title) => `Tungependa safari kama “${title}”.`,
  to: (title) => `Tungependa kuona ${title}.`,
  chat: 'Habari, ningependa mnipangie safari.',
  send: 'Tuma kwa timu yetu',
  busy: 'Inatuma…',
};
