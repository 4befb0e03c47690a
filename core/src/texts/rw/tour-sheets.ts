import type { Texts } from '../texts.ts';
import type { tourSheets as english } from '../en/tour-sheets.ts';

export const tourSheets: Texts<typeof english> = {
  days: '{days, plural, one {Umunsi #} other {Iminsi #}}',
  departure: 'Guhaguruka: {time}',
  places: 'Uru rugendo rubajyana {places}.',
  andPlace: '{places} na {place}',
  itinerary: 'Umunsi ku wundi',
  day: 'Umunsi wa {day}',
  moreDays:
    '{left, plural, one {undi munsi #: reba urupapuro rw’uru rugendo} other {indi minsi #: reba urupapuro rw’uru rugendo}}',
  includes: 'Ibirimo',
  excludes: 'Ibitarimo',
  more: 'n’ibindi {left}, ku rupapuro rw’uru rugendo',
  prices: 'Ibiciro',
  people: '{people, plural, one {umuntu #} other {abantu #}}',
  onRequest: 'Igiciro kirabazwa',
  pricesAsOf: 'Mu madolari ya Amerika, ku itsinda ryose, kugeza ku wa {day}.',
  otherPrices: 'Ibindi biciro by’ibihe cyangwa by’amatsinda manini biri ku rupapuro rw’uru rugendo.',
  book: 'Uko mwafata umwanya',
  bookHere: 'Ibisobanuro byose, amatariki no gufata umwanya:',
  talk: 'Mufite ikibazo? {phone} · {email}',
};
