// Prints, as JSON, all documents that the built product sends: every mail with its attachments, the papers of an order
// and a calendar file, each as its bytes or their hash. e2e/calendar.spec.ts runs it in several time zones.
import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCatTime } from '@imisozi/core/kigali-time';

const load = (path) => import(new URL(`../../api/dist/unbundled/${path}.js`, import.meta.url).href);
const { migrate } = await load('platform/database/migrate');
const { createWebApp } = await load('bootstrap');
const { readSettings } = await load('start-up');
const { openDataSource } = await load('platform/database/data-source');
const { SCHEMA } = await load('schema');
const { MailKinds } = await load('modules/mail/mail.kinds');
const { MailLayout } = await load('modules/mail/mail.layout');
const { OrderDocuments } = await load('modules/ledger/documents/order.documents');
const { sampleEntry } = await load('modules/ledger/ledger.preview-data');
const { samplePaidOrder } = await load('modules/orders/order.preview-data');
const { calendarFile } = await load('common/calendar/calendar-file');

/** A day in Kigali that is still the day before in Europe and America. */
const NIGHT = new Date('2038-03-01T22:30:00Z');
const bytes = ({ filename, content }) => ({
  filename,
  content: filename.endsWith('.ics') ? content.toString() : createHash('sha256').update(content).digest('hex'),
});

const folder = mkdtempSync(join(tmpdir(), 'papers-'));
try {
  process.chdir(folder);
  process.env = {
    TZ: process.env.TZ,
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
    PUBLIC_URL: 'https://safaris.example',
    JWT_SECRET: 'a secret that only this script uses',
  };
  // Sets the log level before the migration, whose slow statements must not be logged into the JSON.
  const env = readSettings();
  const dataSource = await openDataSource(env, SCHEMA);
  await migrate(dataSource);
  const app = await createWebApp(env, dataSource, { pages: false });
  await app.init();
  const templates = app.get(MailKinds);
  const layout = app.get(MailLayout);
  const mails = {};
  for (const name of templates.names) {
    const mail = await templates.sampleOf(name)();
    mails[name] = {
      subject: mail.subject,
      preview: mail.preview,
      ...layout.render(mail),
      attachments: (mail.attachments ?? []).map(bytes),
    };
  }
  const order = Object.assign(samplePaidOrder(), {
    createdAt: NIGHT,
    needDate: NIGHT,
    travelDate: '2038-03-02',
    paidAt: NIGHT,
    refundedAmount: 5,
    refundedAt: NIGHT,
  });
  const documents = app.get(OrderDocuments);
  const papers = [
    await documents.proforma(order, 'client'),
    ...(await documents.paid(order, sampleEntry({ receivedAt: NIGHT }))),
  ];
  const entry = {
    uid: 'x',
    title: 'Night',
    times: { start: NIGHT, end: new Date('2038-03-02T01:00:00Z') },
    place: 'Kigali',
    notes: [],
    url: 'https://safaris.example/event/x',
    status: 'CONFIRMED',
    createdAt: NIGHT,
    updatedAt: NIGHT,
  };
  const sent = {
    mails,
    papers: papers.map(bytes),
    calendar: calendarFile(entry, 'night', { name: 'Specs' }).content.toString(),
    read: ['2038-03-02', '2038-03-02T00:30', '2 March 2038 00:30', 'Mar 2, 2038'].map((text) => parseCatTime(text)),
  };
  const files = papers.map(({ content }) => content.toString('base64'));
  process.stdout.write(JSON.stringify({ local: NIGHT.toString(), sent, files }));
  await app.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
