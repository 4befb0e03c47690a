import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** Far more than any text has. The parser's time grows with the square of the depth. */
const DEEPEST = 500;

/** What the sanitiser makes of HTML; null where elements stand inside each other more deeply than any author writes. */
export function sanitizeShallow(html: string, options: IOptions): string | null {
  let depth = 0;
  try {
    return sanitizeHtml(html, {
      ...options,
      onOpenTag: () => {
        if (++depth > DEEPEST) throw new TooDeep();
      },
      onCloseTag: () => void depth--,
    });
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
}

class TooDeep extends Error {}
