// Holds rules/content 9, rules/mails 6.
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';

/** All mails of the product to clients, subscribers, staff and the company. A missing one was forgotten. */
const MAILS = [
  'account-activation',
  'air-ticket-inquiry',
  'air-ticket-received',
  'air-ticket-text',
  'contact-message',
  'contact-received',
  'departure-cancelled-moved',
  'departure-cancelled-told',
  'gift-voucher-bought',
  'gift-voucher-received',
  'guide-voucher',
  'instalment-reminder',
  'invoice-credited',
  'login-new-device',
  'new-event',
  'new-publication',
  'order-cancelled-company',
  'order-changed',
  'order-letter',
  'order-link',
  'order-received-client',
  'order-received-company',
  'order-status-changed',
  'paid-back',
  'part-payment-received',
  'participant-registered',
  'password-changed',
  'password-changed-by-owner',
  'password-reset',
  'payment-received',
  'payment-review-company',
  'payment-settled-company',
  'payment-too-late',
  'quote-ends-soon',
  'quote-news',
  'quote-sent',
  'review-invitation',
  'second-factor-changed',
  'service-cancelled',
  'service-requested',
  'service-voucher',
  'subscribed',
  'thread-reply',
  'trip-month-before',
  'trip-week-before',
  'waiting-departure-cancelled',
  'waiting-list-joined',
  'waiting-seats-free',
];

describe('Previews of mails', () => {
  let product: TestApp;
  let token: string;
  const get = (path: string) => product.api.get(`/admin/mail-previews${path}`, { token });

  beforeAll(async () => {
    product = await startApp();
    token = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  it('show every mail of the product', async () => {
    const { status, body, headers } = await get('');
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(MAILS);
    expect(headers['content-range']).toBe(`mail-previews 0-${MAILS.length - 1}/${MAILS.length}`);
  });

  it.each(MAILS)('write %s from sample data, as HTML and as text, with nothing missing', async (name) => {
    const { status, body } = await get(`/${name}`);
    expect(status).toBe(200);
    expect(body.subject).not.toBe('');
    for (const text of [body.subject, body.preview, body.html, body.text]) {
      expect(text).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
    }
    expect(body.html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(body.html).not.toMatch(/<script|<link|javascript:|url\(|@import/);
    // Our own mark and pictures, and no others (rules/mails 6).
    const pictures = [...body.html.matchAll(/<img src="([^"]*)"/g)].map(([, url]) => url as string);
    expect(pictures).toEqual(pictures.filter((url) => url.startsWith(`${product.env.PUBLIC_URL}/og/mail/`)));
    expect(pictures.length).toBe(body.html.split('<img').length - 1);
    // Only its dark colours: most mail programs support only style attributes.
    expect(body.html.match(/<style.*\n?.*<\/style>/g)).toEqual([expect.stringContaining('prefers-color-scheme:dark')]);
    expect(body.text).toContain('hello@imisozi.example');
    expect(body.text).not.toMatch(/<\w+[^>]*>/);
    // Long URLs are links and buttons: as text, they would make a mail wider than a phone.
    expect(body.html.replaceAll(/<[^>]*>/g, '')).not.toContain('http');
  });

  it('name the attachments, and the headers for unsubscribing (RFC 8058)', async () => {
    expect((await get('/order-received-client')).body.attachments).toContain('proforma-2026-000042.pdf');
    expect((await get('/subscribed')).body.headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('are separate pages in a sandbox', async () => {
    const { status, body, headers } = await get('/subscribed/html');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox/);
    expect(body).toContain('Murakaza neza!');
  });

  it('of an unknown mail are not found', async () => {
    expect((await get('/no-such-mail')).status).toBe(404);
    expect((await get('/no-such-mail/html')).status).toBe(404);
  });

  it('open no account: the link of a sample is invalid', async () => {
    const { body } = await get('/password-reset');
    const secret = /auth\/password\/new\/([\w-]+)/.exec(body.text)![1];
    const answer = await product.api.post('/auth/reset-password-account', {
      token: secret,
      password: 'a password of a thief',
      confirmPassword: 'a password of a thief',
    });
    expect(answer.status).toBe(400);
  });
});
