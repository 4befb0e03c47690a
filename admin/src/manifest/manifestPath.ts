import type { Day } from '@imisozi/core/kigali-time';

/** The path of the manifest below /account; the default is today. */
export const manifestPath = (day?: Day): string => (day ? `/manifest/${day}` : '/manifest');
