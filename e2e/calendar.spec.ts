import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/test.js';

const MODULE = new URL('../api/dist/common/calendar/calendar-file.js', import.meta.url).href;
const SCRIPT = `
const { calendarFile } = await import(${JSON.stringify(MODULE)});
const at = new Date('2027-03-01T22:30:00Z');
const entry = { uid: 'x', title: 'Night', start: at, end: new Date('2027-03-02T01:00:00Z'), place: 'Kigali', notes: [],
  url: 'https://safaris.example/event/x', status: 'CONFIRMED', createdAt: at, updatedAt: at };
process.stdout.write(calendarFile(entry, 'x', { name: 'Specs' }).content);`;

/** A calendar file written by a machine in the zone. */
const writtenIn = (zone: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    cwd: fileURLToPath(new URL('../api/', import.meta.url)),
    env: { ...process.env, TZ: zone },
  }).toString();

test('the zone of the server changes nothing in a calendar file (contract 1)', () => {
  const [first, ...others] = ['UTC', 'America/Los_Angeles', 'Asia/Kathmandu'].map(writtenIn);
  expect(first).toContain('DTSTART:20270301T223000Z');
  expect(first).toContain('Tue\\, 2 March 2027 at 00:30 CAT');
  expect(others).toEqual([first, first]);
});

test('a visitor takes a coming event home, and nothing is offered for one that is over', async ({ page, product }) => {
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
