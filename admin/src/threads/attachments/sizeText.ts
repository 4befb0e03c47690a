import { label } from '../../i18n/label';

const KILOBYTE = 1_024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** The size of a file in words: `180 kB`, `2.4 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE
    ? label('app.threads.kilobytes', { size: String(Math.max(1, Math.round(bytes / KILOBYTE))) })
    : label('app.threads.megabytes', { size: (bytes / MEGABYTE).toFixed(1) });
