/** Matches style attributes; text never matches, because its quotation marks are escaped. */
const INLINE = 'data-inline';

/**
 * An email's HTML for a frame in the dashboard. The frame inherits the dashboard's content security policy, which allows
 * no style attributes, and emails style everything by them: they are moved into one style sheet with the `nonce`, which the
 * emails' own sheet, their dark colours, gets too.
 */
export function framedMail(html: string, nonce: string | undefined): string {
  // Before it is parsed: the parser applies the policy too.
  const marked = html.replaceAll(/\sstyle="/g, ` ${INLINE}="`).replaceAll('<style>', `<style nonce="${nonce ?? ''}">`);
  const page = new DOMParser().parseFromString(marked, 'text/html');
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
