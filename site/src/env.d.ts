declare namespace App {
  /** What the web process passes to every page. */
  interface Locals {
    /** The public data that pages read. */
    readonly siteData: import('./lib/api/types').SiteData;
    /** Calls the API within the process, without the network: for forms, and for the order of one client. */
    readonly apiFetch: typeof fetch;
    /** Whether the API is unavailable to this page; set by the adapter. */
    readonly isApiAway?: () => boolean;
    readonly company: import('@imisozi/core/company').Company;
    /** The base URL of canonical links, without a trailing slash. */
    readonly publicUrl: string;
    /** The preview images of shared links. */
    readonly sharePictures: import('@imisozi/api/modules/share-pictures/share-pictures.types').SharePictures;
    /** Known facts about uploaded pictures: widths, tint, preview. */
    readonly pictures: import('./lib/pictures').Pictures;
    /** The origin of the bank's card form; null while the built-in test gateway is used instead. */
    readonly cardGateway: string | null;
    /** The mobile money services in use, and whether they are only a test. */
    readonly mobileMoney: {
      readonly providers: readonly import('@imisozi/core/mobile-money').MobileProvider[];
      readonly isTest: boolean;
    };
    /** Origins that the content security policy allows for pictures, besides the page's own. */
    readonly pictureOrigins: readonly string[];
    /** The names of the site's files for browsers. */
    readonly clientFiles: readonly string[];
    /** The result of a form posted without JavaScript (`middleware.ts`). */
    posted?: import('./lib/forms/posted').Posted;
  }
}

declare module 'virtual:texts/*' {
  const texts: import('./i18n/in-visitors-language').TextsByLanguage;
  export default texts;
}
