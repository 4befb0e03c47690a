// Holds rules/languages 2. Adds an invented language to a copy of the site, which is rendered with sample records.
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { sampleLocals } from '@imisozi/bench/sample-locals';
import { SAMPLE_PATHS } from '@imisozi/bench/sample-records';
import * as bookings from '@imisozi/site/i18n/groups/bookings';
import * as browsers from '@imisozi/site/i18n/groups/browsers';
import * as forms from '@imisozi/site/i18n/groups/forms';
import * as pages from '@imisozi/site/i18n/groups/pages';
import * as payments from '@imisozi/site/i18n/groups/payments';
import { buildPseudoSite, PSEUDO, pseudoWords, type PseudoSite } from './support/pseudo-language.js';

const { siteData } = sampleLocals;

type Asked = Parameters<typeof siteData.editableTexts>[0];
type Render = (request: Request, locals: object, clientAddress: string) => Promise<Response>;

let site: PseudoSite;
let server: Server;

test.beforeAll(async () => {
  site = await buildPseudoSite();
  const { render } = (await import(new URL('server/entry.mjs', site.dist).href)) as { render: Render };
  const client = new URL('client/', site.dist);
  const clientFiles = await readdir(new URL('_astro', client));
  server = createServer((request, response) => {
    void answer(request.url!).then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0);

  async function answer(path: string) {
    const { pathname } = new URL(path, 'http://localhost');
    const file = await readFile(new URL(`.${pathname}`, client)).catch(() => undefined);
    if (file) return { status: 200, type: TYPES[pathname.split('.').at(-1)!] ?? '', body: file };
    const locals = {
      ...sampleLocals,
      clientFiles,
      siteData: {
        ...siteData,
        editableTexts: async (asked: Asked) => translated(await siteData.editableTexts(asked)),
      },
    };
    const page = await render(new Request(`http://localhost${path}`), locals, '127.0.0.1');
    return { status: page.status, type: page.headers.get('content-type') ?? '', body: await page.text() };
  }
});

test.afterAll(async () => {
  server.close();
  await site.remove();
});

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Names that are the same in every language. */
const ALIKE = new Set(['WhatsApp']);
/** Every English text of the interface; of a message, only the parts around its placeholders. */
const ENGLISH = textsOf([bookings, browsers, forms, pages, payments]).map((text) => text.trim());
const WORDS = new Set(ENGLISH.filter((text) => !ALIKE.has(text)));
const SENTENCES = ENGLISH.filter((text) => text.split(/\s+/).length > 2);

/** The editable texts in the invented language. */
function translated(texts: unknown): unknown {
  if (typeof texts === 'string') return /^[A-Z].*[a-z]/s.test(texts) ? pseudoWords(texts) : texts;
  if (Array.isArray(texts)) return texts.map(translated);
  if (!texts || typeof texts !== 'object') return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, translated(text)]));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\{.*\}/s).filter((text) => /[aeiouy]/i.test(text));
  return Object.values(value as object).flatMap(textsOf);
}

test('a language is added with one folder: no page shows English texts of the interface, or overflows a small screen', async ({
  page,
}) => {
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of SAMPLE_PATHS) {
    const address = `/${PSEUDO}${path === '/' ? '' : path}`;
    const response = await page.goto(url + address, { waitUntil: 'load' });
    expect.soft(response?.status(), address).toBe(200);
    const { lang, texts, over } = await page.evaluate(readPage);
    expect.soft(lang, address).toBe(PSEUDO);
    expect.soft(over, `${address}: pixels out of sight`).toBe(0);
    const left = texts.filter((text) => WORDS.has(text) || SENTENCES.some((sentence) => text.includes(sentence)));
    expect.soft(left, `${address}: English`).toEqual([]);
  }
});

/** The page's texts, visible or for screen readers, except those marked as English, and how far the page overflows. */
function readPage() {
  const { lang, scrollWidth, clientWidth } = document.documentElement;
  const isEnglish = (element: Element | null) => !element || element.closest('[lang=en], script, style, noscript');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!isEnglish(node.parentElement)) texts.push(node.textContent!.replaceAll(/\s+/g, ' ').trim());
  }
  for (const name of ['aria-label', 'alt', 'placeholder', 'title']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (!isEnglish(element)) texts.push(element.getAttribute(name)!.trim());
    }
  }
  return { lang, texts: texts.filter(Boolean), over: scrollWidth - clientWidth };
}
