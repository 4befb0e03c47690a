import { layout } from '../../i18n/for-pages';

/** In characters: search engines cut longer titles. */
const MAX_LENGTH = 65;

/** The `<title>`: the page's title, with the company's name if both fit. */
export function headTitle(title: string, company: string): string {
  const whole = layout.titled({ page: title, company });
  return whole.length <= MAX_LENGTH ? whole : title;
}
