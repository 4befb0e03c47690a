import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { Order } from '../../src/modules/orders/order.entity.js';

const OF_ORDER = /^\/order\/([0-9a-f-]{36})/;

const PAYING = new Set(['/v1/payments/session', '/v1/payments/mobile']);

/**
 * Lets specs use an order's id in all calls: those without a token are sent with its key, as its client sends them
 * (rules/orders 1). `order-keys.e2e-spec.ts` tests the keys without this.
 */
export class OrderLinks {
  constructor(private readonly app: NestFastifyApplication) {}

  /** The key of an order; unknown ids are returned unchanged. */
  async keyOf(id: string): Promise<string> {
    const order = await this.orders()
      .findOneBy({ id })
      .catch(() => null);
    return order?.clientKey ?? id;
  }

  /** The id of an order; unknown keys are returned unchanged. */
  async idOf(key: string): Promise<string> {
    const order = await this.orders()
      .findOneBy({ clientKey: key })
      .catch(() => null);
    return order?.id ?? key;
  }

  /** A path as the client calls it. */
  async pathOf(path: string): Promise<string> {
    const id = OF_ORDER.exec(path)?.[1];
    return id ? path.replace(id, await this.keyOf(id)) : path;
  }

  /** A body as the client sends it. */
  async bodyOf(path: string, body: unknown): Promise<unknown> {
    const { orderId } = Object(body) as { orderId?: unknown };
    if (!PAYING.has(path) || typeof orderId !== 'string') return body;
    return { ...(body as object), orderId: await this.keyOf(orderId) };
  }

  /** A response to the client, with the id in place of the key. */
  async answerOf(text: string): Promise<string> {
    const key = /"(?:order|data)":\{"id":"([0-9a-f-]{36})"|"successUrl":"\/myorder\/([0-9a-f-]{36})"/.exec(text);
    const found = key?.[1] ?? key?.[2];
    return found ? text.replaceAll(found, await this.idOf(found)) : text;
  }

  private orders() {
    return this.app.get(DataSource).getRepository(Order);
  }
}
