import type { Texts } from '../texts.ts';
import type * as english from '../en/terms.ts';

export const termsWritten: Texts<typeof english.termsWritten> = {
  percent: '{percent}%',
  days: 'siku {count}',
  hours: 'saa {count}',
  charge: '{percent}% ya bei',
  from: '{percent}% ya bei kuanzia siku {days} kabla ya safari',
  onTheDay: '{percent}% ya bei siku yenyewe ya safari',
  then: '; ',
  registration:
    'Ukighairi siku {days} au zaidi kabla ya tukio, unatozwa {percent}% ya ada. Ukighairi ndani ya siku {lastDays} kabla ya tukio, au siku yenyewe, unatozwa ada yote na hakuna kinachorudishwa.',
  permits:
    'Vibali ambavyo bei inavionyesha kwenye mstari wake hununuliwa nafasi yako ikishathibitishwa au kulipiwa. Kuanzia hapo havirudishwi, na asilimia huhesabiwa kwenye bei bila vibali.',
  people: '{count, plural, one {mtu #} other {watu #}}',
  due: {
    title: 'Kulipa na kughairi',
    all: 'Bei yote inalipwa unapoweka nafasi.',
    deposit:
      'Malipo ya awali ni {percent}% ya bei, yanalipwa unapoweka nafasi; salio linalipwa {days, plural, =0 {siku ya safari} other {siku # kabla ya safari}}.',
    depositAndPermits:
      'Malipo ya awali ni {percent}% ya bei bila vibali, pamoja na vibali vyote, yanalipwa unapoweka nafasi; salio linalipwa {days, plural, =0 {siku ya safari} other {siku # kabla ya safari}}.',
    nothing:
      'Hulipi chochote unapoweka nafasi; bei yote inalipwa {days, plural, =0 {siku ya safari} other {siku # kabla ya safari}}.',
    near: 'Safari ikiwa karibu zaidi ya hapo, kiasi chote kinalipwa mara moja.',
    example: 'Kwa {people, plural, one {mtu mmoja} other {watu #}}, ni {now} unapoweka nafasi na {later} baadaye.',
  },
};
