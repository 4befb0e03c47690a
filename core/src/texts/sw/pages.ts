import type { Texts } from '../texts.ts';
import type * as english from '../en/pages.ts';

export const services: Texts<typeof english.services> = {
  title: 'Huduma',
  description:
    'Vifurushi vya ziara, tiketi za ndege, magari ya kukodi, matukio na hoteli: huduma tano kutoka ofisi moja ya Kigali.',
  intro: 'Huduma tano kutoka ofisi moja ya Kigali. Chagua moja, au tukuunganishie kadhaa.',
};

export const about: Texts<typeof english.about> = {
  title: 'Kutuhusu',
  description:
    'Sisi ni nani, tunafanyaje kazi na tunaamini nini: kampuni ya safari kutoka Kigali, inayoifahamu Rwanda nzima.',
  values: 'Tunachoamini',
};

export const faq: Texts<typeof english.faq> = {
  title: 'Maswali yanayoulizwa mara kwa mara',
  description: 'Wasafiri hutuuliza nini zaidi kuhusu nchi, hifadhi na hati za kusafiria.',
};

export const legal: Texts<typeof english.legal> = {
  terms: 'Vigezo na masharti',
  termsDescription: 'Unachoweza kutarajia kwetu, nasi kwako, unapoweka nafasi ya ziara, tukio au tiketi.',
  policy: 'Sera ya faragha',
  policyDescription:
    'Ni taarifa gani binafsi tunakusanya unapotuandikia, kuweka nafasi au kujiunga, kwa nini tunazihitaji na tunazitunza kwa muda gani.',
  contents: 'Katika ukurasa huu',
};

export const portals: Texts<typeof english.portals> = {
  carTitle: 'Magari ya kukodi',
  carDescription: 'Magari yenye dereva au bila dereva, kwa siku moja au safari nzima, kwenye tovuti yetu dada.',
  hotelTitle: 'Hoteli',
  hotelDescription: 'Hoteli, loji na nyumba za wageni katika kila kona ya Rwanda, kwenye tovuti yetu dada.',
  carByUs:
    'Magari yenye dereva au bila dereva, kwa siku moja au safari nzima. Tuambie unakoenda, nasi tutakutafutia gari linalofaa.',
  hotelByUs:
    'Hoteli, loji na nyumba za wageni katika kila kona ya Rwanda. Tuambie wapi na lini, nasi tutakuwekea nafasi.',
  ask: 'Tuandikie',
  carButton: 'Nenda kwenye tovuti ya magari',
  hotelButton: 'Nenda kwenye tovuti ya hoteli',
  outside: 'Tovuti hiyo inafunguka katika dirisha hili. Utaondoka kwenye tovuti yetu.',
};
