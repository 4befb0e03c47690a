import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What a browser loads to show and run a page, in compressed bytes. */
export interface PageWeight {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly total: number;
  /** What the first paint waits for: the HTML above the first style sheet in the body, and the style sheets of the head. */
  readonly firstPaint: number;
  /** What islands add that load on interaction, or when the loaded page is idle. */
  readonly later: number;
  /** Whether a React island loads with the page. */
  readonly hasIsland: boolean;
  /** Whether its prices are shown in other currencies too. */
  readonly hasCurrencies: boolean;
}

/** Bytes of HTML, CSS and JavaScript together, without pictures and fonts. */
export const BUDGET = { plain: 30_000, withForm: 36_000, withIsland: 110_000, withLater: 119_500 } as const;

/** What the choice of currencies may add to a page, where the office has set rates. */
export const CURRENCIES_BUDGET = 1_000;

/**
 * What blocks the first paint fits into the first packets of a connection. Fonts do not block it: text shows in a system
 * font until they are loaded.
 */
export const FIRST_PAINT_BUDGET = 14_000;

/** The HTML of a whole page. */
export const HTML_BUDGET = 13_500;

/** A page whose form wakes when it is touched contains it as HTML, with its styles. */
export const budgetOf = ({ hasIsland, later, hasCurrencies }: PageWeight): number =>
  (hasIsland ? BUDGET.withIsland : later > 0 ? BUDGET.withForm : BUDGET.plain) +
  (hasCurrencies ? CURRENCIES_BUDGET : 0);

/** Whether a page is over budget: for its first paint, its HTML, its load, or its load with all later islands. */
export const isTooHeavy = (weight: PageWeight): boolean =>
  weight.firstPaint > FIRST_PAINT_BUDGET ||
  weight.html > HTML_BUDGET ||
  weight.total > budgetOf(weight) ||
  weight.total + weight.later > BUDGET.withLater + (weight.hasCurrencies ? CURRENCIES_BUDGET : 0);

/** The Brotli quality of a page for its first reader. Cached pages and built files are compressed better. */
const FIRST_RESPONSE_QUALITY = 5;

const sizes = new Map<string, number>();

/** The size of a built file in bytes, compressed. */
export function packed(content: string | Buffer): number {
  const text = String(content);
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}

const packedPage = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: FIRST_RESPONSE_QUALITY } }).length;

const STYLE = /<link[^>]+rel="stylesheet"[^>]*>/g;
const SCRIPT = /<script[^>]+src="([^"]+)"/g;
const PRELOAD = /<link[^>]+rel="modulepreload"[^>]*>/g;
const ISLAND = /<astro-island[^>]*>/g;
const WAITING_ISLAND = /^<astro-island[^>]* client="interaction"/;
const ISLAND_PART = /(?:component-url|renderer-url|before-hydration-url)="([^"]+)"/g;
const HREF = /href="([^"]+)"/;
/** `import … from "./x.js"` and `import"./x.js"`, but not dynamic imports. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"(\.{1,2}\/[^"]+)"/g;

/**
 * Adds up a rendered page with every style sheet, script and island that it names, and what those import.
 * @param read returns the file of a path such as `/_astro/x.js`
 */
export function weigh(html: string, read: (path: string) => string | Buffer): PageWeight {
  const islands = all(html, ISLAND);
  const [waiting, prompt] = [islands.filter(isWaiting), islands.filter((island) => !isWaiting(island))];
  const hrefs = (links: readonly string[]) => links.flatMap((link) => HREF.exec(link)?.[1] ?? []);
  const scripts = [...groups(html, SCRIPT), ...hrefs(all(html, PRELOAD)), ...partsOf(prompt)];
  const weightOf = (files: readonly string[]) => sum(files.map((path) => packed(read(path))));
  const atOnce = withImports(scripts, read);
  const cssIn = (text: string) => sum(unique(hrefs(all(text, STYLE))).map((path) => packed(read(path))));
  const parts = {
    html: packedPage(html),
    css: cssIn(html),
    js: weightOf([...atOnce]),
  };
  return {
    ...parts,
    total: parts.html + parts.css + parts.js,
    firstPaint: packedPage(firstScreen(html)) + cssIn(html.split('</head>', 1)[0] ?? ''),
    later: weightOf([...withImports(partsOf(waiting), read)].filter((path) => !atOnce.has(path))),
    hasIsland: prompt.length > 0,
    hasCurrencies: html.includes('data-currencies'),
  };
}

/** A page up to the first style sheet in its body, which blocks only the content below it. */
function firstScreen(html: string): string {
  const body = html.indexOf('</head>');
  const sheet = html.slice(body).search(STYLE);
  return sheet < 0 ? html : html.slice(0, body + sheet);
}

/** The paths of scripts and of all their static imports. */
export function withImports(scripts: readonly string[], read: (path: string) => string | Buffer): Set<string> {
  const found = new Set<string>();
  const waiting = [...scripts];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const folder = posix.dirname(path);
    waiting.push(...groups(String(read(path)), STATIC_IMPORT).map((imported) => posix.join(folder, imported)));
  }
  return found;
}

/** Reads paths from a folder of built files. */
export const fromFolder = (folder: string) => (path: string) => readFileSync(folder + path);

const isWaiting = (island: string): boolean => WAITING_ISLAND.test(island);
const partsOf = (islands: readonly string[]): string[] => islands.flatMap((island) => groups(island, ISLAND_PART));
const all = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];
const groups = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, group]) => group ?? '');
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
