import { sanitizeWithinDepth } from './html-depth-limit.js';

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Elements that end a line. */
const LINE_END = /<br\b[^<>]*>|<\/(?:p|div|h[1-6]|li|tr|table|section|blockquote)\s*>/gi;
const CELL_END = /<\/t[dh]\s*>/gi;

/** Removing one tag may make another: `<<b>script>`. Only an attacker nests that more than once. */
const MAX_PASSES = 4;

/**
 * What somebody typed, without any markup: tags go, signs such as `<` and `&` in a sentence stay as they are. The
 * answer holds no tag even where a careless page prints it as HTML.
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

/** The text of an HTML document, one line for each paragraph, table row or list entry. */
export function textOfHtml(html: string): string {
  const spaced = html.replace(/\s+/g, ' ').replace(CELL_END, ' ').replace(LINE_END, '\n');
  const lines = withoutTags(spaced)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  return lines.filter(Boolean).join('\n');
}

/** The sanitiser answers HTML, so what is left of it is entities. */
function withoutTags(html: string): string {
  const text = sanitizeWithinDepth(html, { allowedTags: [], allowedAttributes: {} }) ?? withoutAngles(html);
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity]!);
}

/** For what no author writes: coarse, but quick. */
const withoutAngles = (html: string): string => html.replace(/<[^<>]*>/g, ' ').replaceAll('<', '');
