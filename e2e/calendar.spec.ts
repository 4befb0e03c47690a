import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { extractText } from 'unpdf';
import { expect, test } from './support/test.js';

/** The output of `support/documents.mjs`. */
interface Papers {
  /** The night in the machine's own time zone. */
  readonly local: string;
  readonly sent: {
    readonly mails: Readonly<Record<string, { readonly text: string }>>;
    readonly calendar: string;
    readonly read: readonly string[];
  };
  /** Proforma, invoice and receipt, in base64. */
  readonly files: readonly string[];
}

/** All documents that the product sends, made by a process in the time zone. */
async function writtenIn(zone: string): Promise<Papers> {
  const { stdout } = await promisify(execFile)(process.execPath, ['e2e/support/documents.mjs'], {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    env: { ...process.env, TZ: zone },
    maxBuffer: 16 * 1_048_576,
  });
  return JSON.parse(stdout) as Papers;
}

test("mails, papers of an order and calendar files do not depend on the server's time zone (rules/api 11)", async () => {
  const machines = await Promise.all(['Africa/Kigali', 'America/Los_Angeles', 'Pacific/Auckland'].map(writtenIn));
  // Formats without an explicit zone differ between the machines.
  expect(new Set(machines.map(({ local }) => local)).size).toBe(3);
  const [{ sent, files }, ...others] = machines as [Papers, Papers, Papers];
  for (const other of others) expect(other.sent).toEqual(sent);

  expect(Object.keys(sent.mails).length).toBeGreaterThan(15);
  expect(sent.mails['order-received-client']!.text).toContain('Ordered: Mon, 4 May 2026 at 09:30 CAT');
  expect(sent.calendar).toContain('DTSTART:20380301T223000Z');
  expect(sent.calendar).toContain('Tue\\, 2 March 2038 at 00:30 CAT');
  // Days and times without a zone are in Kigali time, also in the documents.
  expect(new Set(sent.read)).toEqual(new Set(['2038-03-01T22:00:00.000Z', '2038-03-01T22:30:00.000Z']));
  const [proforma, invoice, receipt] = await Promise.all(files.map(textOfPdf));
  expect(proforma).toContain('Issued: Tue, 2 March 2038 Travel date: Tue, 2 March 2038');
  expect(invoice).toContain('Paid in full on Tue, 2 March 2038 at 00:30 CAT');
  expect(receipt).toContain('Received: Tue, 2 March 2038 at 00:30 CAT');
});

const textOfPdf = async (base64: string) => {
  const { text } = await extractText(new Uint8Array(Buffer.from(base64, 'base64')), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
};

test('a visitor downloads the calendar file of an upcoming event; a past event has none', async ({ page, product }) => {
  const { data } = (await (await fetch(`${product.url}/api/events`)).json()) as {
    data: { slug: string; title: string; startDate: string; endDate: string }[];
  };
  const coming = data.find(({ endDate }) => Date.parse(endDate) > Date.now())!;
  await page.goto(`/event/${coming.slug}`);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(`${coming.slug}.ics`);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`SUMMARY:${coming.title}`);
  expect(file).toContain(`DTSTART:${coming.startDate.replace(/[-:]|\.\d+/g, '')}`);
  const over = data.find(({ endDate }) => Date.parse(endDate) < Date.now())!;
  await page.goto(`/event/${over.slug}`);
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
});
