import { sanitizeWithinDepth } from './html-depth-limit.js';

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Elements that end a line. */
const LINE_END = /<br\b[^<>]*>|<\/(?:p|div|h[1-6]|li|tr|table|section|blockquote)\s*>/gi;
const CELL_END = /<\/t[dh]\s*>/gi;

/** Removing one tag may create another: `<<b>script>`. Only an attacker nests tags more than once. */
const MAX_PASSES = 4;

/**
 * Text that somebody typed, without any markup: tags are removed, characters such as `<` and `&` in a sentence stay.
 * The result contains no tag even if a careless page prints it as HTML.
 */
export function plainText(typed: string): string {
  let text = typed;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const before = text;
    text = withoutTags(before.replaceAll('&', '&amp;'));
    if (text === before) return text.trim();
  }
  return text.replaceAll('<', '').trim();
}

/** The text of an HTML document, one line per paragraph, table row or list item. */
export function textOfHtml(html: string): string {
  const spaced = html.replace(/\s+/g, ' ').replace(CELL_END, ' ').replace(LINE_END, '\n');
  const lines = withoutTags(spaced)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  return lines.filter(Boolean).join('\n');
}

/** The sanitiser returns HTML, so only entities are left to decode. */
function withoutTags(html: string): string {
  const text = sanitizeWithinDepth(html, { allowedTags: [], allowedAttributes: {} }) ?? withoutAngles(html);
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity]!);
}

/** For text that no author writes: imprecise, but fast. */
const withoutAngles = (html: string): string => html.replace(/<[^<>]*>/g, ' ').replaceAll('<', '');
