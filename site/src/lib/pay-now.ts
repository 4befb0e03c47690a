import { pagePath } from '../i18n/language';

/** Fragment of an order's page with which its script goes on to the payment at once: a proposal was just accepted. */
export const PAY_NOW = '#pay';

/** The order's page on the way to the payment; without JavaScript it says how else to pay. */
export const payNowPath = (key: string): string => pagePath(`/myorder/${key}${PAY_NOW}`);
