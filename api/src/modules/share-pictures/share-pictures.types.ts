import type { LanguageCode } from '@imisozi/core/languages';

/** The fields of a record, or of its view, that a shared picture needs. */
interface Shared {
  readonly slug: string;
  readonly title: string;
}

export interface SharedTour extends Shared {
  readonly image: string;
  readonly price1: number;
  readonly price2: number;
  readonly price3: number;
  readonly price4: number;
  readonly price5: number;
}

/** A destination or a lodge. */
export interface SharedPlace extends Shared {
  readonly images: readonly string[];
}

export interface SharedEvent extends Shared {
  readonly image: string;
  readonly startDate: string | Date;
  /** US dollars; 0: free entry. */
  readonly price: number;
}

/** Returns the path of the picture for shared links to a page; in English without a language. */
export interface SharePictures {
  /** The language of the pictures of pages in `language`: English where they are not drawn in it. */
  languageOf(language: LanguageCode): LanguageCode;
  site(language?: LanguageCode): string;
  tour(tour: SharedTour, language?: LanguageCode): string;
  destination(destination: SharedPlace, language?: LanguageCode): string;
  lodge(lodge: SharedPlace, language?: LanguageCode): string;
  event(event: SharedEvent, language?: LanguageCode): string;
}
