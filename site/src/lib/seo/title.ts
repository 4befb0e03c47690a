import { layout } from '../../i18n/en';

/** Search engines cut what is longer, in characters. */
const LONGEST = 65;

/** What the tab and the search engines show: the page's name, with the company's where both fit. */
export function headTitle(title: string, company: string): string {
  const whole = layout.titled(title, company);
  return whole.length <= LONGEST ? whole : title;
}
