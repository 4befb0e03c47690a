import type { Day } from '@imisozi/core/kigali-time';

/** Below /account; today without a day. */
export const manifestPath = (day?: Day): string => (day ? `/manifest/${day}` : '/manifest');
