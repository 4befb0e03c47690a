import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** Deeper than any real text. The parser's time grows with the square of the depth. */
const MAX_DEPTH = 500;

/** The sanitised HTML; null if its elements are nested more deeply than {@link MAX_DEPTH}. */
export function sanitizeWithinDepth(html: string, options: IOptions): string | null {
  let depth = 0;
  try {
    return sanitizeHtml(html, {
      ...options,
      onOpenTag: () => {
        if (++depth > MAX_DEPTH) throw new TooDeep();
      },
      onCloseTag: () => void depth--,
    });
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
}

class TooDeep extends Error {}
