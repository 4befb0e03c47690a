/** The attribute that replaces `style`. */
const INLINE = 'data-inline';

/**
 * An email's HTML for a frame in the dashboard. The frame inherits the dashboard's Content-Security-Policy, which
 * allows no style attributes, but emails use them for everything. They are moved to a style sheet with the `nonce`,
 * which the email's own style sheet for dark mode gets too.
 */
export function framedMail(html: string, nonce: string | undefined): string {
  // Replaced before parsing, because the parser applies the policy too. Text never matches: its quotes are escaped.
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
