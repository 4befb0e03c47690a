import Bowser from 'bowser';

/** Longer headers are not read: browsers send some 150 characters. */
const MAX_USER_AGENT = 500;

/** What staff see of a device, such as `Chrome on Android`; empty for a program that is no browser. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent || userAgent.length > MAX_USER_AGENT) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ');
}
