import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What a visitor's browser loads to show and run a page, in bytes as they travel. */
export interface PageWeight {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly total: number;
  /** What the first paint waits for: the HTML and its style sheets. */
  readonly firstPaint: number;
  /** What islands add to it that wait until they are touched, or until the loaded page is idle. */
  readonly later: number;
  /** Whether any part of the page is interactive by React from the start. */
  readonly hasIsland: boolean;
  readonly hasDepartures: boolean;
}

/** Bytes of HTML, CSS and JavaScript together; pictures and fonts are kept apart. */
export const BUDGET = { plain: 30_000, withIsland: 110_000 } as const;

/**
 * Bytes of HTML and style sheets, for which the first paint waits; they fit into the first packets of a connection. Text
 * shows in a font of the system until its own is there. A tour's list of departures, and the form with its live price,
 * may cost another kilobyte.
 */
export const FIRST_PAINT_BUDGET = { plain: 14_000, withDepartures: 15_500 } as const;

export const budgetOf = ({ hasIsland }: PageWeight): number => (hasIsland ? BUDGET.withIsland : BUDGET.plain);

/** Whether a page outgrows its budget to be painted or as it opens, or that of a page with an island when all is awake. */
export const isTooHeavy = (weight: PageWeight): boolean =>
  weight.firstPaint > FIRST_PAINT_BUDGET[weight.hasDepartures ? 'withDepartures' : 'plain'] ||
  weight.total > budgetOf(weight) ||
  weight.total + weight.later > BUDGET.withIsland;

/** As a page is packed for its first reader; for all others the edge cache packs it better, and built files are packed best. */
const HURRIED = 5;

const sizes = new Map<string, number>();

/** The size of a built file as it travels. */
export function packed(content: string | Buffer): number {
  const text = String(content);
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}

const packedPage = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: HURRIED } }).length;

const STYLE = /<link[^>]+rel="stylesheet"[^>]*>/g;
const SCRIPT = /<script[^>]+src="([^"]+)"/g;
const PRELOAD = /<link[^>]+rel="modulepreload"[^>]*>/g;
const ISLAND = /<astro-island[^>]*>/g;
const WAITING_ISLAND = /^<astro-island[^>]* client="interaction"/;
const ISLAND_PART = /(?:component-url|renderer-url|before-hydration-url)="([^"]+)"/g;
const HREF = /href="([^"]+)"/;
/** `import … from "./x.js"` and `import"./x.js"`, not what is imported only when needed. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"(\.{1,2}\/[^"]+)"/g;

/**
 * Weighs a rendered page with every style sheet, script and island that it names, and what those import.
 * @param read gives the file behind an address such as `/_astro/x.js`
 */
export function weigh(html: string, read: (address: string) => string | Buffer): PageWeight {
  const islands = all(html, ISLAND);
  const [waiting, prompt] = [islands.filter(isWaiting), islands.filter((island) => !isWaiting(island))];
  const hrefs = (links: readonly string[]) => links.flatMap((link) => HREF.exec(link)?.[1] ?? []);
  const scripts = [...groups(html, SCRIPT), ...hrefs(all(html, PRELOAD)), ...partsOf(prompt)];
  const weightOf = (files: readonly string[]) => sum(files.map((address) => packed(read(address))));
  const atOnce = withImports(scripts, read);
  const cssIn = (text: string) => sum(unique(hrefs(all(text, STYLE))).map((address) => packed(read(address))));
  const parts = {
    html: packedPage(html),
    css: cssIn(html),
    js: weightOf([...atOnce]),
  };
  return {
    ...parts,
    total: parts.html + parts.css + parts.js,
    // A style sheet further down holds up only what stands below it.
    firstPaint: parts.html + cssIn(html.split('</head>', 1)[0] ?? ''),
    later: weightOf([...withImports(partsOf(waiting), read)].filter((address) => !atOnce.has(address))),
    hasIsland: prompt.length > 0,
    hasDepartures: html.includes('id="departures"'),
  };
}

/** The scripts, and all that they import at once. */
export function withImports(scripts: readonly string[], read: (address: string) => string | Buffer): Set<string> {
  const found = new Set<string>();
  const waiting = [...scripts];
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    const folder = posix.dirname(address);
    waiting.push(...groups(String(read(address)), STATIC_IMPORT).map((path) => posix.join(folder, path)));
  }
  return found;
}

/** Reads addresses from a folder of built files. */
export const fromFolder = (folder: string) => (address: string) => readFileSync(folder + address);

const isWaiting = (island: string): boolean => WAITING_ISLAND.test(island);
const partsOf = (islands: readonly string[]): string[] => islands.flatMap((island) => groups(island, ISLAND_PART));
const all = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];
const groups = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, group]) => group ?? '');
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
