import type { LanguageCode } from '@imisozi/core/languages';

/** What a shared picture takes from a record, or from the view of one. */
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

export interface SharedDestination extends Shared {
  readonly images: readonly string[];
}

export interface SharedEvent extends Shared {
  readonly image: string;
  readonly startDate: string | Date;
  /** US dollars; 0: free entry. */
  readonly price: number;
}

/** Tells the path of the picture that a page's shared links show, of a record as the page tells it; English without a language. */
export interface SharePictures {
  site(language?: LanguageCode): string;
  tour(tour: SharedTour, language?: LanguageCode): string;
  destination(destination: SharedDestination, language?: LanguageCode): string;
  event(event: SharedEvent, language?: LanguageCode): string;
}
