/** Where an element's style stands until it is moved; text has its quotation marks escaped, so it is never touched. */
const INLINE = 'data-inline';

/**
 * A mail's page, to be shown in a frame of the dashboard. Such a frame obeys the dashboard's own policy, which takes no
 * style from an element, and a mail has all of its there: they are moved into one sheet, marked by `nonce`.
 */
export function framedMail(html: string, nonce: string | undefined): string {
  const page = new DOMParser().parseFromString(html.replaceAll(/\sstyle="/g, ` ${INLINE}="`), 'text/html');
  const sheet = page.createElement('style');
  if (nonce) sheet.setAttribute('nonce', nonce);
  const rules = [...page.querySelectorAll(`[${INLINE}]`)].map((element, index) => {
    const style = element.getAttribute(INLINE);
    element.setAttribute(INLINE, String(index));
    return `[${INLINE}="${index}"] { ${style} }`;
  });
  sheet.textContent = rules.join('\n');
  page.head.append(sheet);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
