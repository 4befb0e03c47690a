import type { Attributes, IOptions, Transformer } from 'sanitize-html';
import { escapeHtml } from '@imisozi/core/escape-html';
import { withoutOverrides } from '@imisozi/core/one-line';
import { sanitizeWithinDepth } from '../html-depth-limit.js';
import { isMediaUrl } from '@imisozi/core/media-url';

/** A TEXT column holds 65,535 bytes; the difference allows for escaping. */
export const MAX_RICH_TEXT_BYTES = 60_000;

/** Block elements of other programs, which are converted to paragraphs. */
const OTHER_BLOCKS =
  'address article aside center dd details div dt fieldset footer form header main pre section summary'.split(' ');

const OPTIONS: IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'br', 'hr', 'figure', 'figcaption', 'a', 'img'],
    ...['strong', 'em', 'b', 'i', 'u', 's'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    col: ['span'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // The content of these elements is not text of the author.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'title', 'xml', 'svg', 'math', 'template'],
  nestingLimit: 60,
  transformTags: {
    ...Object.fromEntries(OTHER_BLOCKS.map((tag) => [tag, 'p'])),
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    del: 's',
    strike: 's',
    ins: 'u',
    span: elementForStyle,
    b: boldUnlessUndone,
    a: link,
    img: picture,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/**
 * Makes HTML safe to print and removes what other programs leave in it (rules/api 5, 12): no script, handler, style or
 * foreign URL remains, and no embedding or override of direction. Text pasted from Word or Google Docs keeps its
 * paragraphs, lists, tables and emphasis.
 * @returns the empty string if there is nothing to read or see
 */
export function sanitizeRichText(html: string): string {
  // Blocks that became paragraphs may be nested in others; parsing the result again un-nests them.
  const once = sanitizeWithinDepth(html, OPTIONS);
  const twice = once === null ? null : sanitizeWithinDepth(once, OPTIONS);
  if (twice === null)
    return escapeHtml(
      withoutOverrides(html)
        .replace(/<[^<>]*>/g, ' ')
        .trim(),
    );
  const clean = withoutOverrides(twice)
    .replace(/<p>\s*<\/p>/g, '')
    .trim();
  return isBlank(clean) ? '' : clean;
}

const isBlank = (clean: string) => !clean.includes('<img') && clean.replace(/<[^<>]*>/g, '').trim() === '';

/** Google Docs and editors mark bold and italic by styles. Styles are removed, so they are converted to elements. */
function elementForStyle(tagName: string, attribs: Attributes): ReturnType<Transformer> {
  const style = styleOf(attribs);
  if (/(^|[;\s])font-weight:\s*(bold|[6-9]00)/i.test(style)) return { tagName: 'strong', attribs: {} };
  if (/(^|[;\s])font-style:\s*italic/i.test(style)) return { tagName: 'em', attribs: {} };
  if (/(^|[;\s])text-decoration[a-z-]*:[^;]*line-through/i.test(style)) return { tagName: 's', attribs: {} };
  return { tagName, attribs: {} };
}

/** Google Docs wraps all copied text in a `<b>` that is not bold. (Word's `mso-bidi-font-weight` is irrelevant.) */
function boldUnlessUndone(tagName: string, attribs: Attributes): ReturnType<Transformer> {
  return {
    tagName: /(^|[;\s])font-weight:\s*(normal|[1-4]00)/i.test(styleOf(attribs)) ? 'span' : tagName,
    attribs: {},
  };
}

/** Only the beginning: a regular expression on a megabyte of style takes too long. */
const styleOf = ({ style = '' }: Attributes): string => style.slice(0, 1_000);

/** Links lead to absolute web and mail addresses, or to a page of the site; any other link is reduced to its text. */
function link(tagName: string, { href = '', target }: Attributes): ReturnType<Transformer> {
  const address = href.trim();
  if (!/^(https?:\/\/|mailto:|\/(?![/\\])|#)/i.test(address)) return { tagName: 'span', attribs: {} };
  return {
    tagName,
    attribs: { href: address, ...(target === '_blank' && { target }), rel: 'noopener' },
  };
}

function picture(tagName: string, { src = '', alt = '', width, height }: Attributes): ReturnType<Transformer> {
  if (!isMediaUrl(src.trim())) return { tagName, attribs: {} };
  return { tagName, attribs: { src: src.trim(), alt, ...pixels({ width, height }) } };
}

const pixels = (sizes: Partial<Attributes>): Attributes =>
  Object.fromEntries(Object.entries(sizes).filter((size): size is [string, string] => /^\d{1,4}$/.test(size[1] ?? '')));
