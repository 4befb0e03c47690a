import type * as english from '../en/trip-brief';
import type { Texts } from '../texts';

export const tripBrief: Texts<typeof english.tripBrief> = {
  title: 'Mutubwire iby’urugendo rwanyu',
  description: 'Mutubwire igihe mwifuza kuzira, abo muzazana n’ibyo mwifuza kureba, tubategurire urugendo mu Rwanda.',
  intro:
    'Ibisubizo bike birahagije; hakenewe gusa amazina, imeyili na nimero ya telefoni. Bitarenze umunsi umwe w’akazi tuzabandikira ibibazo, ibitekerezo n’igiciro cya mbere.',
  when: 'Ryari',
  anyTime: 'Igihe cyose cyatubera',
  days: 'Iminsi ingahe',
  adults: 'Abakuru',
  children: 'Abana',
  budget: 'Amafaranga mwateganyije, mu madolari y’Amerika',
  budgetHint: 'Ku bantu bose hamwe; ikigereranyo kirahagije.',
  pace: 'Umuvuduko',
  anyPace: 'Uwo ari wo wose',
  paces: ['Gahoro, mutinda ahantu', 'Uringaniye', 'Iminsi yuzuye, ibishoboka byose'],
  interests: 'Mwifuza kureba iki?',
  interestNames: [
    'Ingagi',
    'Impundu n’inkende',
    'Inyamaswa zo mu mukenke',
    'Inyoni',
    'Ibiyaga n’ubwato',
    'Kugenda n’amaguru no gutwara igare',
    'Amateka n’umuco',
    'Ikawa n’icyayi',
    'Igihe cyo kuruhuka',
  ],
  message: 'Mu magambo yanyu',
  messageHint: 'Imyaka y’abana, isabukuru izaba muri urwo rugendo, ibyo mutifuza gukora.',
  names: 'Amazina yombi',
  email: 'Imeyili',
  phone: 'Telefoni',
  required: (label) => `Mwuzuze: ${label}`,
  subject: (adults, children, when) =>
    [
      'Gutegura urugendo',
      [adults && `abakuru ${adults}`, Number(children) > 0 && `abana ${children}`, when].filter(Boolean).join(', '),
    ]
      .filter(Boolean)
      .join(': '),
  nothingElse: 'Mudutegurire urugendo.',
  like: (title) => `Turifuza urugendo rumeze nka “${title}”.`,
  to: (title) => `Turifuza gusura ${title}.`,
  chat: 'Muraho, nifuza ko muntegurira urugendo.',
  send: 'Ohereza ku babitegura',
  busy: 'Birimo koherezwa…',
};
