import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import type { Webhook } from './webhook.entity.js';

const PREFIX = 'whsec_';

/**
 * Signatures as specified by www.standardwebhooks.com, so that receivers can use existing libraries. A secret is
 * derived from the webhook's id and the secret of the installation whenever it is needed: a stolen table cannot be used
 * to sign.
 */
@Injectable()
export class WebhookSignature {
  constructor(@InjectEnv() private readonly env: Env) {}

  /** The secret for verifying: `whsec_` and 32 bytes in base64. */
  secretOf(webhook: Pick<Webhook, 'id' | 'secretVersion'>): string {
    return PREFIX + this.keyOf(webhook).toString('base64');
  }

  /** The headers of a message: its id, the time in seconds, and HMAC-SHA256 over `id.time.body`. */
  headersOf(webhook: Webhook, id: string, body: string, at: Date): Record<string, string> {
    const timestamp = String(Math.floor(at.getTime() / 1_000));
    const signature = createHmac('sha256', this.keyOf(webhook)).update(`${id}.${timestamp}.${body}`).digest('base64');
    return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
  }

  private keyOf({ id, secretVersion }: Pick<Webhook, 'id' | 'secretVersion'>): Buffer {
    return createHmac('sha256', this.env.JWT_SECRET).update(`webhook ${id} ${secretVersion}`).digest();
  }
}
