import type { Texts } from '../texts.ts';
import type { tourSheets as english } from '../en/tour-sheets.ts';

export const tourSheets: Texts<typeof english> = {
  days: '{days, plural, one {Siku #} other {Siku #}}',
  departure: 'Kuondoka: {time}',
  places: 'Ziara hii inakupeleka {places}.',
  andPlace: '{places} na {place}',
  itinerary: 'Siku kwa siku',
  day: 'Siku ya {day}',
  moreDays:
    '{left, plural, one {siku # zaidi: tazama ukurasa wa ziara hii} other {siku # zaidi: tazama ukurasa wa ziara hii}}',
  includes: 'Kilichojumuishwa',
  excludes: 'Kisichojumuishwa',
  more: 'na {left} zaidi, kwenye ukurasa wa ziara hii',
  prices: 'Bei',
  people: '{people, plural, one {mtu #} other {watu #}}',
  onRequest: 'Uliza bei',
  pricesAsOf: 'Kwa dola za Marekani, kwa kundi zima, kufikia {day}.',
  otherPrices: 'Bei nyingine za misimu au makundi makubwa ziko kwenye ukurasa wa ziara hii.',
  book: 'Jinsi ya kuweka nafasi',
  bookHere: 'Maelezo yote, tarehe na kuweka nafasi:',
  talk: 'Una maswali? {phone} · {email}',
};
