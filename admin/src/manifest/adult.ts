/** The built-in traveller type (trade 3). Its file in core brings zod, which tries code that the page's CSP reports. */
export const ADULT = 'adult';
