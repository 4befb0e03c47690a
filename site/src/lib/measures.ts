import { language } from '../i18n/language';

/** Browsers and servers do not know the numbers of some languages; those are written as in English. */
const locale = (): string => Intl.NumberFormat.supportedLocalesOf(language().dates)[0] ?? 'en-GB';

const withUnit = (amount: number, unit: 'kilometer' | 'meter' | 'hour' | 'minute'): string =>
  new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'short' }).format(amount);

/** `120 km` */
export const kilometres = (amount: number): string => withUnit(amount, 'kilometer');

/** `1,850 m` */
export const metres = (amount: number): string => withUnit(amount, 'meter');

/** `2 hrs 30 min`; the parts that are 0 are left out. */
export const drivingTime = (minutes: number): string =>
  [withUnit(Math.floor(minutes / 60), 'hour'), withUnit(minutes % 60, 'minute')]
    .filter((_, part) => (part === 0 ? minutes >= 60 : minutes % 60 > 0))
    .join(' ');
