declare namespace App {
  /** What the web process passes to every page. */
  interface Locals {
    /** Everything that pages read and everybody may. */
    readonly siteData: import('./lib/api/types').SiteData;
    /** Calls the API inside the process, without the network: for forms, and for the order of one person. */
    readonly apiFetch: typeof fetch;
    /** Whether the API is unavailable to this page; set by the adapter. */
    readonly isApiAway?: () => boolean;
    readonly company: import('@imisozi/core/company').Company;
    /** The address that canonical links carry, without a slash at its end. */
    readonly publicUrl: string;
    /** The pictures that shared links show. */
    readonly sharePictures: import('@imisozi/api/modules/share-pictures/share-pictures.types').SharePictures;
    /** What is known of uploaded pictures before they are loaded. */
    readonly pictures: import('./lib/pictures').Pictures;
    /** Where the bank's card form comes from; null while the built-in test gateway stands in for it. */
    readonly cardGateway: string | null;
    /** Where pictures may come from beside the page's own origin, for its content security policy. */
    readonly pictureOrigins: readonly string[];
    /** The names of the files that browsers load of the site. */
    readonly clientFiles: readonly string[];
    /** The result of a form posted without JavaScript (`middleware.ts`). */
    posted?: import('./lib/forms/posted').Posted;
  }
}

declare module 'virtual:texts/*' {
  const texts: import('./i18n/in-visitors-language').TextsByLanguage;
  export default texts;
}
