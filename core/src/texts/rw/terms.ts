import type { Texts } from '../texts.ts';
import type * as english from '../en/terms.ts';

export const termsWritten: Texts<typeof english.termsWritten> = {
  percent: '{percent}%',
  days: '{count, plural, one {umunsi #} other {iminsi #}}',
  hours: '{count, plural, one {isaha #} other {amasaha #}}',
  charge: '{percent}% by’igiciro',
  from: '{percent}% by’igiciro guhera hasigaye {days, plural, one {umunsi #} other {iminsi #}} ngo urugendo rube',
  onTheDay: '{percent}% by’igiciro ku munsi nyir’izina w’urugendo',
  then: '; ',
  registration:
    'Nimuhagarika hasigaye nibura iminsi {days} ngo igikorwa kibe, mwishyuzwa {percent}% y’amafaranga yo kwitabira. Nimuhagarika hasigaye iminsi {lastDays} cyangwa itagezeho, cyangwa ku munsi nyir’izina, mwishyuzwa yose kandi nta gisubizwa.',
  permits:
    'Impushya igiciro kigaragaza ku murongo wazo zigurwa ubusabe bwanyu bumaze kwemezwa cyangwa kwishyurwa. Kuva ubwo ntizisubizwa, kandi ijanisha ribarwa ku giciro kitarimo impushya.',
  people: '{count, plural, one {umuntu #} other {abantu #}}',
  due: {
    title: 'Kwishyura no guhagarika',
    all: 'Igiciro cyose cyishyurwa mufata umwanya.',
    deposit:
      'Avansi ni {percent}% by’igiciro, yishyurwa mufata umwanya; asigaye yishyurwa {days, plural, =0 {ku munsi w’urugendo} one {hasigaye umunsi # ngo urugendo rube} other {hasigaye iminsi # ngo urugendo rube}}.',
    depositAndPermits:
      'Avansi ni {percent}% by’igiciro kitarimo impushya, hiyongereyeho impushya zose, yishyurwa mufata umwanya; asigaye yishyurwa {days, plural, =0 {ku munsi w’urugendo} one {hasigaye umunsi # ngo urugendo rube} other {hasigaye iminsi # ngo urugendo rube}}.',
    nothing:
      'Nta cyo mwishyura mufata umwanya; igiciro cyose cyishyurwa {days, plural, =0 {ku munsi w’urugendo} one {hasigaye umunsi # ngo urugendo rube} other {hasigaye iminsi # ngo urugendo rube}}.',
    near: 'Iyo urugendo rwegereje kurusha aho, byose byishyurwa icyarimwe.',
    example: '{people, plural, one {Ku muntu umwe} other {Ku bantu #}}, ni {now} mufata umwanya na {later} nyuma.',
  },
};
