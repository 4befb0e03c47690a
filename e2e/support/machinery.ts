import { setTimeout as wait } from 'node:timers/promises';
import { officeOrder, post } from './booking.ts';
import { send } from './staff.ts';

/** Failed and pending work, and what runs in the background, so that no such screen of the dashboard is empty. */
export interface Machinery {
  readonly webhook: string;
  /** A webhook delivery that was given up, and its job. */
  readonly delivery: string;
  readonly deadJob: string;
  readonly mail: string;
  readonly entry: string;
  /** A payment without a booking. */
  readonly review: string;
  /** A booking whose payment can be refunded. */
  readonly paid: { readonly id: string; readonly number: string };
}

type Row = { readonly id: string };

const PATIENCE_MS = 60_000;

/** Makes these records through the API. The webhook's deliveries fail, because none may be sent to loopback. */
export async function makeMachinery(url: string, admin: string): Promise<Machinery> {
  const call = <T>(method: string, path: string, body?: object) => send<T>(url, method, path, admin, body);
  const rows = <T extends Row>(path: string, filter: object = {}) =>
    call<T[]>('GET', `/api/admin/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const hook = { url: 'https://127.0.0.1:9/hooks', description: 'Nobody there', events: ['order.created'] };
  const { data: webhook } = await call<{ data: Row }>('POST', '/api/admin/webhooks', { ...hook, isActive: true });
  const paid = await officeOrder(url, 'machinery@example.org');
  await call('PUT', `/api/order/${paid.id}/status`, { status: 'PAID' });
  const failed = await found(() => rows<Row>('webhook-deliveries', { status: 'failed' }));
  await call('PUT', `/api/admin/webhooks/${webhook.id}`, { ...hook, isActive: false });
  // Refused while its next attempt is running.
  await found(() =>
    call<Row>('POST', `/api/admin/webhook-deliveries/${failed.id}/resend`).then(
      (answer) => [answer],
      () => [],
    ),
  );
  const deadJob = await found(() => rows<Row>('dead-jobs'));
  const { sessionId, reference } = (await post(url, '/api/v1/payments/session', { amount: 11 })).body as Session;
  await post(url, `/api/v1/payments/sandbox/${sessionId}`, { outcome: 'approve' });
  await post(url, `/api/v1/payments/${reference}/check`, {});
  const review = await found(() => rows<Row>('payments', { status: 'REVIEW' }));
  const { recipients } = await call<{ recipients: number }>('GET', '/api/admin/campaigns/audience');
  const publications = await rows<Row>('publications', { status: true });
  const about = { kind: 'publication', recordId: publications[0]!.id, recipients };
  await call('POST', '/api/admin/campaigns', about);
  return {
    webhook: webhook.id,
    delivery: failed.id,
    deadJob: deadJob.id,
    mail: (await found(() => rows<Row>('outbox'))).id,
    entry: (await found(() => rows<Row>('audit'))).id,
    review: review.id,
    paid,
  };
}

interface Session {
  readonly sessionId: string;
  readonly reference: string;
}

/** The first row, as soon as there is one. */
async function found(list: () => Promise<readonly Row[]>): Promise<Row> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const [first] = await list();
    if (first) return first;
    if (Date.now() > deadline) throw new Error('What the machinery does takes too long');
    await wait(50);
  }
}
