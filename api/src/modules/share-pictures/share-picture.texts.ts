import type { LanguageCode } from '@imisozi/core/languages';

/** The words of a shared picture that no record has. */
export interface SharePictureTexts {
  readonly tour: string;
  readonly destination: string;
  readonly event: string;
  /** @param price as it is written in the language */
  readonly price: (price: string, people: number) => string;
  readonly onRequest: string;
  readonly freeEntry: string;
}

/** Not in Arabic: nothing here joins its letters, and the fonts have none of them. */
export const SHARE_PICTURE_TEXTS: Readonly<Partial<Record<LanguageCode, SharePictureTexts>>> & {
  readonly en: SharePictureTexts;
} = {
  en: {
    tour: 'Tour',
    destination: 'Destination',
    event: 'Event',
    price: (price, people) => `${price} for ${people === 1 ? 'one person' : `${people} people`}`,
    onRequest: 'Price on request',
    freeEntry: 'Free entry',
  },
  fr: {
    tour: 'Circuit',
    destination: 'Destination',
    event: 'Événement',
    price: (price, people) => `${price} pour ${people === 1 ? 'une personne' : `${people} personnes`}`,
    onRequest: 'Prix sur demande',
    freeEntry: 'Entrée libre',
  },
  sw: {
    tour: 'Ziara',
    destination: 'Mahali pa kutembelea',
    event: 'Tukio',
    price: (price, people) => `${price} kwa ${people === 1 ? 'mtu mmoja' : `watu ${people}`}`,
    onRequest: 'Uliza bei',
    freeEntry: 'Kiingilio ni bure',
  },
  rw: {
    tour: 'Urugendo',
    destination: 'Ahantu ho gusura',
    event: 'Igikorwa',
    price: (price, people) => `${price} ${people === 1 ? 'ku muntu umwe' : `ku bantu ${people}`}`,
    onRequest: 'Igiciro gitangwa gisabwe',
    freeEntry: 'Kwinjira ni ubuntu',
  },
};

/** Whether pictures are drawn in a language; links of other pages show the English one. */
export const isSharePictureLanguage = (language: LanguageCode): boolean => language in SHARE_PICTURE_TEXTS;
