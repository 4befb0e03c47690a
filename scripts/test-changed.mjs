// Runs the specs that concern what changed since main, in about a minute; `npm test` runs them all. Each spec of the API
// starts the whole product, so what a spec imports says nothing: the names of domains do, and the tables below.
// `npm run test:changed -- HEAD~1` compares with another commit; `-- --list` only says what it would run,
// `-- --check` only whether the tables name what exists.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../e2e/support/private-servers.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Specs of the API that concern a folder, beside those that are named after it. */
const API = {
  'modules/audit': ['audited-writes'],
  'modules/auth': ['accounts', 'permissions', 'timing'],
  'modules/destinations': ['content'],
  'modules/events': ['content'],
  'modules/health': ['metrics'],
  'modules/mail': ['outbox'],
  'modules/notifications': ['live'],
  'modules/orders': ['calendar', 'races'],
  'modules/promo-codes': ['prices', 'orders'],
  'modules/publications': ['content'],
  'modules/settings': ['prices', 'company-settings', 'travel-advice'],
  'modules/tours': ['content', 'prices'],
  'modules/translations': ['order-names'],
  'modules/users': ['accounts'],
  'platform/auth': ['accounts', 'permissions'],
  'platform/broadcast': ['live'],
  'common/calendar': ['calendar'],
  'platform/domain-events': ['orders', 'order-status', 'webhooks'],
  'platform/api-cache': ['api-cache-headers'],
  'platform/errors': ['errors'],
  'platform/idempotency': ['orders', 'races'],
  'platform/jobs': ['jobs', 'queues', 'outbox'],
  'platform/list': ['list-files', 'list-filters', 'list-search'],
  'common/pdf': ['order-documents'],
  'platform/limits': ['errors', 'visitor-forms'],
  'platform/redis': ['redis-away', 'queues'],
  'common/rich-text': ['rich-text'],
  'common/validation': ['errors', 'visitor-forms'],
  'common/visitor-form': ['visitor-forms', 'contact'],
  'platform/database': ['schema', 'transactions', 'races'],
  'platform/database/search-text': ['list-search'],
  'platform/database/corrupt-rows': ['corrupt-rows'],
  web: ['server-limits', 'api-cache-headers', 'errors', 'media', 'prices'],
};

/** Specs of the API that concern a kind of file in any folder. */
const KINDS = [
  [/controller\.ts$/, ['permissions', 'openapi']],
  [/\.(dto|view)\.ts$/, ['openapi']],
  [/\.entity\.ts$/, ['schema']],
  [/\.mails\.ts$/, ['mail-previews']],
];

/** Specs of the API that concern a file of `core/`. */
const CORE = {
  access: ['permissions'],
  company: ['mail-previews'],
  'kigali-time': ['calendar', 'order-documents'],
  money: ['orders', 'order-documents'],
  'order-status': ['order-status', 'orders'],
  'payment-status': ['payments'],
  phone: ['visitor-forms', 'orders'],
  'price-check': ['orders', 'participants'],
  prices: ['orders', 'tours'],
  'pricing/booking-request': ['prices', 'orders'],
  'pricing/cancellation': ['prices', 'orders'],
  'pricing/cents': ['prices', 'orders'],
  'pricing/instalments': ['prices', 'orders'],
  'pricing/offer': ['prices', 'orders'],
  'pricing/price-lines': ['prices', 'orders'],
  'pricing/price-rules': ['prices', 'orders'],
  'pricing/price-tour': ['prices', 'orders'],
  'pricing/promo': ['prices', 'orders'],
  'pricing/rule-fields': ['prices', 'orders'],
  'pricing/terms': ['prices', 'orders'],
  tagline: ['company-settings'],
};

/** Specs of the browser that concern a folder of the site or of the dashboard. */
const BROWSER = {
  'site/src/islands/orders': ['booking'],
  'site/src/components/orders': ['booking'],
  'site/src/islands/payments': ['paying', 'forms-paying'],
  'site/src/islands/auth': ['forms-accounts'],
  'site/src/islands/carousel': ['pictures', 'layout'],
  'site/src/islands': ['forms-sent', 'forms-problems'],
  'site/src/components/nav': ['overlays', 'layout'],
  'site/src/components/seo': ['search-engines'],
  'site/src/lib/seo': ['search-engines'],
  'site/src/no-js-forms': ['sending-without-script'],
  'site/src': ['pages', 'page-headers', 'layout'],
  'admin/src/orders': ['dashboard/bookings'],
  'admin/src/payments': ['dashboard/bookings'],
  'admin/src/auth': ['dashboard/session'],
  'admin/src/live': ['dashboard/live'],
  'admin/src/notifications': ['dashboard/live'],
  'admin/src/users': ['dashboard/people'],
  'admin/src/subscribers': ['dashboard/people'],
  'admin/src/campaigns': ['dashboard/publishing'],
  'admin/src/forms': ['dashboard/creating', 'dashboard/editing'],
  'admin/src/record': ['dashboard/editing', 'dashboard/changing-records'],
  'admin/src/actions': ['dashboard/changing-records'],
  'admin/src': ['dashboard/lists'],
};

const args = process.argv.slice(2);
if (args.includes('--check')) {
  expectNamesToExist();
  process.exit(0);
}
const base = args.find((arg) => !arg.startsWith('-')) ?? git('merge-base', 'main', 'HEAD')[0];
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
const specs = { api: new Set(), browser: new Set() };

for (const file of new Set(changed)) {
  const chosen = specsOf(file);
  for (const spec of chosen) specs[spec.startsWith('e2e/') ? 'browser' : 'api'].add(spec);
  console.log(`${file}: ${chosen.length > 0 ? chosen.join(', ') : 'nothing'}`);
}
console.log(`\n${specs.api.size + specs.browser.size} spec files for ${changed.length} changed files since ${base}`);
if (!args.includes('--list')) process.exit(runApi() || runBrowser());

/** @returns the paths of the specs that concern a file */
function specsOf(file) {
  if (/spec\.ts$/.test(file)) return existsSync(join(root, file)) ? [file] : [];
  const [, workspace, path] = /^(api|core|site|admin)\/src\/(.+)$/.exec(file) ?? [];
  if (workspace === 'api') return apiSpecsOf(path);
  if (workspace === 'core') return [...unitSpecs('core/src'), ...apiSpecs(CORE[path.replace(/\.\w+$/, '')] ?? [])];
  if (workspace) return (nearest(BROWSER, file) ?? []).map((name) => `e2e/${name}.spec.ts`);
  return [];
}

function apiSpecsOf(path) {
  const folder = dirname(path);
  const [, domain = ''] = /^modules\/([^/]+)/.exec(path) ?? [];
  const names = [
    ...allApiSpecs().filter((name) => domain && isNamedAfter(name, domain)),
    ...(nearest(API, path) ?? []),
    ...KINDS.filter(([kind]) => kind.test(path)).flatMap(([, more]) => more),
  ];
  return [...new Set([...unitSpecs(`api/src/${domain ? `modules/${domain}` : folder}`), ...apiSpecs(names)])];
}

/** `orders` has `orders` and `order-status`. */
function isNamedAfter(name, domain) {
  return [domain, domain.replace(/s$/, '')].some((word) => name === word || name.startsWith(`${word}-`));
}

/** What the table has for the folder of a path, or for the next one above it that it knows. */
function nearest(table, path) {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (table[folder]) return table[folder];
  }
  return undefined;
}

/** @throws Error when a folder or spec of the tables was renamed and the table was not */
function expectNamesToExist() {
  const folders = [...Object.keys(API).map((name) => `api/src/${name}`), ...Object.keys(BROWSER)];
  const files = Object.keys(CORE).map((name) => `core/src/${name}.ts`);
  const named = apiSpecs([...Object.values(API), ...Object.values(CORE), ...KINDS.map(([, names]) => names)].flat());
  const browser = Object.values(BROWSER).flatMap((names) => names.map((name) => `e2e/${name}.spec.ts`));
  const gone = [...folders, ...files, ...named, ...browser].filter((path) => !existsSync(join(root, path)));
  if (gone.length > 0) throw new Error(`scripts/test-changed.mjs names what is not there: ${gone.join(', ')}`);
}

function allApiSpecs() {
  const files = readdirSync(join(root, 'api/test'));
  return files.filter((file) => file.endsWith('.e2e-spec.ts')).map((file) => file.replace('.e2e-spec.ts', ''));
}

function apiSpecs(names) {
  return names.map((name) => `api/test/${name}.e2e-spec.ts`);
}

function unitSpecs(folder) {
  const files = readdirSync(join(root, folder), { recursive: true });
  return files.filter((file) => file.endsWith('.spec.ts')).map((file) => join(folder, file));
}

function runApi() {
  if (specs.api.size === 0) return 0;
  return node('node_modules/jest/bin/jest.js', '--config', 'api/jest.config.js', '--runTestsByPath', ...specs.api);
}

/** The browser's tests run what is built. */
function runBrowser() {
  if (specs.browser.size === 0) return 0;
  const chromium = process.env.CHROMIUM ?? findProgram('chromium-headless-shell', 'chromium', 'google-chrome');
  process.env.CHROMIUM = chromium;
  return (
    node('scripts/prepare.mjs') ||
    node('node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...specs.browser)
  );
}

function node(...command) {
  return spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

function git(...command) {
  const output = execFileSync('git', command, { cwd: root, encoding: 'utf8' });
  return output.split('\n').filter(Boolean);
}
