declare namespace App {
  /** What the web process gives to every page. */
  interface Locals {
    /** Calls the API inside the process, without a network. */
    readonly apiFetch: typeof fetch;
    /** Whether the API has said to this page that it cannot serve at the moment. The adapter tells it. */
    readonly isApiAway?: () => boolean;
    readonly company: import('@imisozi/core/company').Company;
    /** The address that canonical links carry, without a slash at its end. */
    readonly publicUrl: string;
    /** The pictures that shared links show. */
    readonly sharePictures: import('@imisozi/api/modules/share-pictures/share-pictures.types').SharePictures;
    /** Where the bank's card form comes from; null while the built-in test gateway stands in for it. */
    readonly cardGateway: string | null;
    /** What became of the form that this page was asked for by sending (`middleware.ts`). */
    posted?: import('./lib/forms/posted').Posted;
  }
}
